import { queryOptions, useQuery } from '@tanstack/react-query';
import { readMailSettings } from '@vitrine/contract/mail/staff-mail.ts';
import type { MailSettingsView } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { Info, TriangleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { Link } from 'react-router';
import { queryClient } from '../../api/query-client.ts';
import { staffApi } from '../../api/staff-api.ts';
import { useMessages } from '../../i18n/language.tsx';
import { mailSettingsMessages } from '../../messages/en/mail.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { MailForm } from './mail-form.tsx';

const mailSettingsQuery = queryOptions({
  queryKey: ['mail', 'settings'],
  queryFn: () => staffApi(readMailSettings, {}),
});

/** How e-mails leave the shop, from whom, and which of them go to the merchant. */
export function MailScreen() {
  const t = useMessages(mailSettingsMessages);
  const query = useQuery(mailSettingsQuery);
  const { data } = query;
  return (
    <Screen title={t.title}>
      <Loaded query={query} rows={3} shape="form">
        {data && (
          <div className="flex flex-col gap-5">
            <MailState settings={data} />
            <MailForm
              settings={data}
              onSaved={(settings) => queryClient.setQueryData(mailSettingsQuery.queryKey, settings)}
            />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function MailState({
  settings: { delivery, server, isCopy, waiting, failed, lastError },
}: {
  settings: MailSettingsView;
}) {
  const t = useMessages(mailSettingsMessages);
  const isWorse = delivery === 'waiting' || lastError !== null || failed > 0;
  return (
    <Panel
      className="max-w-3xl"
      tone={isWorse ? 'warn' : 'info'}
      icon={isWorse ? <TriangleAlert className="text-warn" /> : <Info />}
    >
      <p className="text-strong">{delivery === 'waiting' && server ? t.missingPassword : t.delivery[delivery]}</p>
      {isCopy && <p>{t.isCopy}</p>}
      {delivery === 'waiting' && waiting > 0 && <p>{t.waiting(waiting)}</p>}
      {lastError !== null && (
        <>
          <p className="mt-2 text-small text-second">{t.lastError}</p>
          <p className="break-words text-small text-strong">{lastError}</p>
        </>
      )}
      {failed > 0 && (
        <Link to="/failed-mails" className="mt-2 inline-flex min-h-11 items-center text-link underline">
          {t.failed(failed)}
        </Link>
      )}
    </Panel>
  );
}
