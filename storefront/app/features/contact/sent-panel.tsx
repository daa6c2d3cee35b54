import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { Panel } from '../../ui/panel.tsx';
import { contactFormMessages } from './contact-form-messages.ts';

/** Takes the place of the form, and the focus with it. */
export function SentPanel({ email }: { email: string }) {
  const t = useMessages(contactFormMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Panel tone="info" icon={<CircleCheck className="shrink-0 text-success" />}>
        <p className="font-semibold text-strong">{t.sent}</p>
        <p className="mt-1 break-words">{t.sentTo(email)}</p>
      </Panel>
    </div>
  );
}
