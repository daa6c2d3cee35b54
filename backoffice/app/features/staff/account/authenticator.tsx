import { removeTotp, startTotp } from '@vitrine/contract/staff/staff.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { profileKey, queryClient } from '../../../api/query-client.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { useAction } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { accountMessages } from '../../../messages/en/staff.ts';
import { useProfile } from '../../../session/profile.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Secret {
  secret: string;
  uri: string;
}

/** A second factor: off, being set up, or on. */
export function Authenticator() {
  const t = useMessages(accountMessages);
  const { hasTotp, mustAddFactor } = useProfile();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: profileKey });
  const { isBusy, errorMessage, start } = useAction(async () => setSecret(await staffApi(startTotp, {})));
  const turnedOn = async (recoveryCodes: readonly string[]) => {
    setSecret(null);
    setCodes(recoveryCodes);
    await refresh();
  };
  const remove = async () => {
    await staffApi(removeTotp, {});
    setCodes(null);
    showToast({ tone: 'removed', text: t.removed });
    await refresh();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (secret) return <AuthenticatorSetup {...secret} onTurnedOn={turnedOn} onCancel={() => setSecret(null)} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <FormError message={errorMessage} />
      {hasTotp ? (
        <p className="flex items-center gap-2 text-second">
          <CircleCheck className="text-success" size={20} />
          {t.totpOn}
        </p>
      ) : (
        <p className="text-second">
          {t.totpOff} {mustAddFactor && <strong className="text-strong">{t.factorNeeded}</strong>}
        </p>
      )}
      {hasTotp ? (
        <Button kind="secondary" onClick={() => setRemoving(true)}>
          {t.remove}
        </Button>
      ) : (
        <Button kind="secondary" aria-busy={isBusy} onClick={start}>
          {t.start}
        </Button>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t.removeSure}
          hint={t.removeHint}
          action={t.remove}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}
