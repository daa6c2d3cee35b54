import { confirmTotp } from '@vitrine/contract/staff/staff.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { useForm } from '@vitrine/ui/use-form.ts';
import { encode } from 'uqr';
import { staffApi } from '../../../api/staff-api.ts';
import { checkFilled } from '../../../forms/field-rules.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { accountMessages, codeMessages } from '../../../messages/en/staff.ts';
import { CodeField } from '../sign-in/code-form.tsx';

interface AuthenticatorSetupProps {
  secret: string;
  uri: string;
  onTurnedOn: (recoveryCodes: readonly string[]) => unknown;
  onCancel: () => void;
}

/** Four characters at a time are easier to type. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function AuthenticatorSetup({ secret, uri, onTurnedOn, onCancel }: AuthenticatorSetupProps) {
  const t = useMessages(accountMessages);
  const words = useMessages(codeMessages);
  const form = useForm({
    id: 'totp',
    initial: { code: '' },
    check: ({ code }) => ({ code: checkFilled(code, words.codeEmpty) }),
  });
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    const { recoveryCodes } = await staffApi(confirmTotp, { body: { code: form.values.code.trim() } });
    await onTurnedOn(recoveryCodes);
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={uri} label={t.qr} />
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-strong">{t.scan}</p>
          <p className="mt-4 text-small text-second">{t.byHand}</p>
          <code className="mt-1 block rounded-control bg-sunken px-3 py-2 text-small break-words text-strong">
            {inGroups(secret)}
          </code>
          <p className="mt-4 text-second">{t.thenCode}</p>
        </div>
      </div>
      <FormError message={errorMessage} />
      <div className="max-w-60">
        <CodeField field={form.field('code')} />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton label={t.confirm} busyLabel={t.confirming} isBusy={isBusy} />
        <Button kind="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Light modules around the code, which scanners need. */
const border = 4;

/** Always dark on light: some apps do not read an inverted code. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border, ecc: 'M' });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-48 shrink-0 rounded-control bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
