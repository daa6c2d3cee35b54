import { useQuery } from '@tanstack/react-query';
import { deleteToken } from '@vitrine/contract/staff/staff.ts';
import type { ApiToken } from '@vitrine/contract/staff/staff-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Plus } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { queryClient } from '../../../api/query-client.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { momentText } from '../../../format/moment.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { permissionMessages, tokenMessages } from '../../../messages/en/staff.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Section } from '../../../ui/section.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { tokensKey, tokensQuery } from '../staff-queries.ts';
import { AccessRow } from './access-row.tsx';
import { TokenSheet } from './token-sheet.tsx';

/** Programs that call the shop, each with its token. */
export function TokenList() {
  const t = useMessages(tokenMessages);
  const query = useQuery(tokensQuery);
  const [isMaking, setMaking] = useState(false);
  const tokens = query.data?.items ?? [];
  return (
    <Section title={t.title}>
      <p className="max-w-prose text-second">{t.about}</p>
      <Loaded query={query} rows={1}>
        {tokens.length === 0 ? (
          <p className="text-muted">{t.none}</p>
        ) : (
          <ul className="flex flex-col">
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} />
            ))}
          </ul>
        )}
      </Loaded>
      <Button kind="secondary" onClick={() => setMaking(true)} className="self-start">
        <Plus size={18} />
        {t.create}
      </Button>
      {isMaking && <TokenSheet onClose={() => setMaking(false)} />}
    </Section>
  );
}

function TokenRow({ token: { id, name, owner, permissions, endsAt, lastUsed } }: { token: ApiToken }) {
  const t = useMessages(tokenMessages);
  const names = useMessages(permissionMessages);
  const locale = useLocale();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    await staffApi(deleteToken, { params: { id } });
    showToast({ tone: 'removed', text: t.endedNow(name) });
    await queryClient.invalidateQueries({ queryKey: tokensKey });
  };
  return (
    <AccessRow
      name={name}
      badge={new Date(endsAt) <= new Date() && <Badge tone="warn">{t.ended}</Badge>}
      rights={permissions.map((permission) => names[permission])}
      details={[
        t.of(owner),
        t.until(momentText(endsAt, locale)),
        lastUsed ? t.lastUsed(momentText(lastUsed, locale)) : t.neverUsed,
      ]}
    >
      <Button kind="secondary" aria-label={t.endLabel(name)} onClick={() => setEnding(true)}>
        {t.end}
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={t.endSure(name)}
          hint={t.endHint}
          action={t.end}
          onConfirm={end}
          onClose={() => setEnding(false)}
        />
      )}
    </AccessRow>
  );
}
