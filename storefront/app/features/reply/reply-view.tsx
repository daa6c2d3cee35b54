import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { replyActionMessages } from '../../messages/en/replies.ts';
import { replyMessages } from '../../messages/en/reply.ts';
import { Button, buttonClassName } from '../../ui/button.tsx';
import { CircleCheck } from '../../ui/icons.ts';
import { focusOnMount } from '../../ui/modal.ts';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type ReplyAction, sendReply } from './replies.ts';

export function ReplyView({ action }: { action: ReplyAction }) {
  const language = useLanguage();
  const t = useMessages(replyMessages);
  const { button, done } = useMessages(replyActionMessages)[action];
  const key = useSearchParams()[0].get('key');
  const [state, setState] = useState<{ isBusy?: boolean; name?: string; trouble?: string }>({});
  if (!key) return <FormError message={t.incomplete} />;
  const press = async () => {
    if (state.isBusy) return;
    setState({ isBusy: true });
    try {
      setState({ name: await sendReply[action](key) });
    } catch (error) {
      setState({ trouble: errorMessage(error, language) });
    }
  };
  if (state.name !== undefined) return <Done text={done(state.name)} />;
  return (
    <>
      <FormError message={state.trouble ?? null} />
      <Button onClick={press} aria-busy={state.isBusy === true} className="self-start">
        {state.isBusy && <Spinner size={20} />}
        {button}
      </Button>
    </>
  );
}

function Done({ text }: { text: string }) {
  const t = useMessages(replyMessages);
  return (
    <>
      <div ref={focusOnMount} tabIndex={-1} role="status">
        <Panel tone="info" icon={<CircleCheck className="shrink-0 text-success" />}>
          <p className="font-semibold break-words text-strong">{text}</p>
        </Panel>
      </div>
      <LocalLink to="/category/all" className={buttonClassName('secondary', 'self-start')}>
        {t.goOn}
      </LocalLink>
    </>
  );
}
