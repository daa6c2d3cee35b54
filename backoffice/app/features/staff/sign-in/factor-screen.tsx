import { Button } from '@vitrine/ui/button.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { useMessages } from '../../../i18n/language.tsx';
import { accountMessages, factorMessages, passkeyMessages } from '../../../messages/en/staff.ts';
import { useProfile } from '../../../session/profile.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { Authenticator } from '../account/authenticator.tsx';
import { PasskeyList } from '../account/passkey-list.tsx';

/** In place of a screen with personal data, which follows: the first owner gets from here to the next step. */
export function FactorScreen({ onDone }: { onDone: () => void }) {
  const t = useMessages(factorMessages);
  const account = useMessages(accountMessages);
  const passkeys = useMessages(passkeyMessages);
  const { mustAddFactor } = useProfile();
  return (
    <Screen title={t.title}>
      <p className="mb-6 max-w-prose text-second">{t.about}</p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel>
          <h2 className="mb-3 text-h3">{passkeys.title}</h2>
          <PasskeyList />
        </Panel>
        <Panel>
          <h2 className="mb-3 text-h3">{account.totp}</h2>
          <Authenticator />
        </Panel>
      </div>
      <div role="status" className="mt-6 flex flex-wrap items-center gap-4">
        {!mustAddFactor && (
          <>
            <p className="flex items-center gap-2 text-strong">
              <CircleCheck className="text-success" size={20} />
              {t.done}
            </p>
            <Button onClick={onDone}>{t.next}</Button>
          </>
        )}
      </div>
    </Screen>
  );
}
