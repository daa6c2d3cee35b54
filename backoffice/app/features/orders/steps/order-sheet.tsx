import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/language.tsx';
import { listMessages } from '../../../messages/en/layout.ts';
import { Sheet } from '../../../ui/sheet.tsx';

/** The dialog of a step of an order. */
export function OrderSheet(props: { title: string; onClose: () => void; hasStart?: boolean; children: ReactNode }) {
  const t = useMessages(listMessages);
  return <Sheet closeLabel={t.close} {...props} />;
}
