import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { ReceiptText } from '@vitrine/ui/icons.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { FindOrderLinks } from './find-order-links.tsx';

/** The order does not exist or belongs to somebody else; the text is the same for both. */
export function OrderUnknown({ returnTo }: { returnTo: string }) {
  const t = useMessages(orderMessages);
  return (
    <>
      <h1 className="sr-only">{t.order}</h1>
      <EmptyState icon={<ReceiptText size={56} />} title={t.unknown}>
        <p>{t.unknownText}</p>
        <FindOrderLinks returnTo={returnTo} isMain />
      </EmptyState>
    </>
  );
}
