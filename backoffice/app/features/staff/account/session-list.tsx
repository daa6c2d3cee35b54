import { useQuery } from '@tanstack/react-query';
import { endStaffSession } from '@vitrine/contract/staff/staff.ts';
import type { StaffSession } from '@vitrine/contract/staff/staff-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { queryClient } from '../../../api/query-client.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { momentText } from '../../../format/moment.ts';
import { useAction } from '../../../forms/use-sending.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { accountMessages } from '../../../messages/en/staff.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { sessionsKey, sessionsQuery } from '../staff-queries.ts';
import { AccessRow } from './access-row.tsx';

export function SessionList() {
  const query = useQuery(sessionsQuery);
  return (
    <Loaded query={query} rows={2}>
      <ul className="flex flex-col">
        {query.data?.items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Loaded>
  );
}

function SessionRow({ session: { id, device, network, begun, lastSeen, isThis } }: { session: StaffSession }) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const name = device || t.unknownDevice;
  const { isBusy, start } = useAction(async () => {
    try {
      await staffApi(endStaffSession, { params: { id } });
      showToast({ tone: 'success', text: t.ended });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
    await queryClient.invalidateQueries({ queryKey: sessionsKey });
  });
  return (
    <AccessRow
      name={name}
      badge={isThis && <Badge tone="info">{t.thisSession}</Badge>}
      details={[network, t.lastSeen(momentText(lastSeen, locale)), t.begun(momentText(begun, locale))]}
    >
      {!isThis && (
        <Button kind="secondary" aria-label={t.endLabel(name)} aria-busy={isBusy} onClick={start}>
          {t.end}
        </Button>
      )}
    </AccessRow>
  );
}
