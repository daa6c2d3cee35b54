import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { listFailedMails, sendMailsAgain } from '@vitrine/contract/mail/staff-mail.ts';
import type { FailedMail } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useErrorText } from '../../api/error-text.ts';
import { orderKeys } from '../../api/query-client.ts';
import { staffApi } from '../../api/staff-api.ts';
import { shortMomentText } from '../../format/moment.ts';
import { useLocale, useMessages } from '../../i18n/language.tsx';
import { mailMessages } from '../../messages/en/mail.ts';
import { ListFrame } from '../../ui/list-frame.tsx';

const failedMailsKey = ['failed-mails'];

/** E-mails that the mail server did not take, with the reason. They can be sent again when it is mended. */
export function FailedMailsScreen() {
  const t = useMessages(mailMessages);
  const errorText = useErrorText();
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: failedMailsKey,
    queryFn: ({ pageParam }) => staffApi(listFailedMails, { query: { after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const send = useMutation({
    mutationFn: (ids: number[] | null) => staffApi(sendMailsAgain, { body: { ids } }),
    onSuccess: ({ queued }) => {
      showToast({ tone: 'success', text: queued > 0 ? t.queued(queued) : t.nothingLeft });
      void client.invalidateQueries({ queryKey: orderKeys.todo });
      return client.invalidateQueries({ queryKey: failedMailsKey });
    },
    onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
  });
  const sendAgain = (ids: number[] | null) => {
    if (!send.isPending) send.mutate(ids);
  };
  const mails = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ListFrame
      title={t.title}
      query={query}
      list={{ isFiltered: false, clear: () => {} }}
      filters={<p className="max-w-prose text-second">{t.about}</p>}
      actions={
        mails.filter(({ canSend }) => canSend).length > 1 && (
          <Button aria-busy={send.isPending} onClick={() => sendAgain(null)}>
            {t.sendAll}
          </Button>
        )
      }
      isFramed={false}
      empty={{ icon: <CircleCheck size={56} />, title: t.empty, none: t.empty, content: <p>{t.emptyText}</p> }}
    >
      {(shown) => (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface px-4">
          {shown.map((mail) => (
            <MailRow key={mail.id} mail={mail} onSend={() => sendAgain([mail.id])} />
          ))}
        </ul>
      )}
    </ListFrame>
  );
}

function MailRow({ mail, onSend }: { mail: FailedMail; onSend: () => void }) {
  const t = useMessages(mailMessages);
  const locale = useLocale();
  const { subject, to, gaveUpAt, tries, error, canSend } = mail;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap gap-x-3">
          <span className="font-medium break-words text-strong">{subject}</span>
          <span className="break-all text-second">{to}</span>
        </p>
        <p className="text-small break-words text-muted">
          {[shortMomentText(gaveUpAt, locale, new Date()), t.tries(tries), error].filter(Boolean).join(' · ')}
        </p>
      </div>
      {canSend ? (
        <Button kind="secondary" onClick={onSend}>
          {t.send}
          <span className="sr-only"> {t.named(subject, to)}</span>
        </Button>
      ) : (
        <p className="max-w-60 text-small text-second">{t.noText}</p>
      )}
    </li>
  );
}
