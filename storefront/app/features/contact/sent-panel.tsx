import CircleCheck from 'lucide-react/icons/circle-check';
import { useMessages } from '../../i18n/use-language.ts';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Panel } from '../../ui/panel.tsx';
import { contactFormMessages } from './contact-form-messages.ts';

/** Takes the place of the form, and the focus with it. */
export function SentPanel({ email }: { email: string }) {
  const t = useMessages(contactFormMessages);
  return (
    <div ref={focusOnMount} tabIndex={-1} role="status">
      <Panel tone="info" icon={<CircleCheck className="shrink-0 text-success" />}>
        <p className="font-semibold text-strong">{t.sent}</p>
        <p className="mt-1 break-words">{t.sentTo(email)}</p>
      </Panel>
    </div>
  );
}
