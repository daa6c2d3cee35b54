import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '../../api/error-message.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { replyActionMessages, replyMessages } from '../../messages/en/reply.ts';
import { type ReplyAction, sendReply } from './replies.ts';

/** Asks for the action, and says that it is done once it is. */
export function ReplyView({ action }: { action: ReplyAction }) {
  const t = useMessages(replyMessages);
  const { title, text } = useMessages(replyActionMessages)[action];
  const [subject, setSubject] = useState<string | null>(null);
  const isHydrated = useHydrated();
  if (subject !== null) return <ReplyDone action={action} subject={subject} />;
  return (
    <>
      <h1 className="text-h1">{title}</h1>
      <p>{text}</p>
      {isHydrated && <ReplyButton action={action} onDone={setSubject} />}
      <p className="without-script rounded-panel bg-tint p-4 text-small">{t.needsScript}</p>
    </>
  );
}

function ReplyButton({ action, onDone }: { action: ReplyAction; onDone: (subject: string) => void }) {
  const language = useLanguage();
  const t = useMessages(replyMessages);
  const { button } = useMessages(replyActionMessages)[action];
  const key = useSearchParams()[0].get('key');
  const [state, setState] = useState<{ isBusy?: boolean; error?: string }>({});
  if (!key) return <FormError message={t.incomplete} />;
  const press = async () => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      onDone(await sendReply[action](key));
    } catch (error) {
      setState({ error: errorMessage(error, language) });
    }
  };
  return (
    <>
      <FormError message={state.error ?? null} />
      <Button onClick={press} aria-busy={state.isBusy === true} className="self-start">
        {state.isBusy && <Spinner size={20} />}
        {button}
      </Button>
    </>
  );
}

/** Takes the focus, so that the heading is read out. */
export const ReplyDone = ({ action, subject }: { action: ReplyAction; subject: string }) => (
  <>
    <CircleCheck size={56} className="-ml-1 text-success" />
    <h1 ref={focusOnMount} tabIndex={-1} className="text-h1">
      {useMessages(replyActionMessages)[action].done}
    </h1>
    <p className="break-words">{subject}</p>
    <LocalLink to="/category/all" className={buttonClassName('secondary', 'self-start')}>
      {useMessages(replyMessages).goOn}
    </LocalLink>
  </>
);
