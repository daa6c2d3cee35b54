import { type TokenPermission, tokenPermissions } from '@vitrine/contract/staff/permissions.ts';
import { createToken } from '@vitrine/contract/staff/staff.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { queryClient } from '../../../api/query-client.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { checkFilled } from '../../../forms/field-rules.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { permissionMessages, tokenMessages } from '../../../messages/en/staff.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { tokensKey } from '../staff-queries.ts';

/** Asks what a new token may do and for how long, and then shows the token once. */
export function TokenSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages(tokenMessages);
  const [token, setToken] = useState<string | null>(null);
  return (
    <Sheet title={token === null ? t.create : t.madeTitle} onClose={onClose}>
      {token === null ? <TokenForm onMade={setToken} /> : <MadeToken token={token} />}
    </Sheet>
  );
}

function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const t = useMessages(tokenMessages);
  const names = useMessages(permissionMessages);
  const [chosen, setChosen] = useState<readonly TokenPermission[]>([]);
  const form = useForm({
    id: 'token',
    initial: { name: '', permissions: '', days: '90' },
    check: ({ name, permissions }) => ({
      name: checkFilled(name, t.nameEmpty),
      permissions: checkFilled(permissions, t.noPermission),
    }),
  });
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    const { name, days } = form.values;
    const body = { name: name.trim(), permissions: [...chosen], days: Number(days) };
    const { token } = await staffApi(createToken, { body });
    await queryClient.invalidateQueries({ queryKey: tokensKey });
    onMade(token);
  });
  const choose = (permission: TokenPermission, isOn: boolean) => {
    const next = tokenPermissions.filter((one) => (one === permission ? isOn : chosen.includes(one)));
    setChosen(next);
    form.set({ permissions: next.join(' ') });
  };
  const { issue, isQuiet } = form.field('permissions');
  const [first = 'orders.r'] = tokenPermissions;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormError message={errorMessage} />
      <TextField {...form.field('name')} label={t.name} hint={t.nameHint} maxLength={60} autoComplete="off" />
      <fieldset>
        <legend className="mb-1.5 text-small font-medium text-strong">{t.permissions}</legend>
        {tokenPermissions.map((permission) => (
          <CheckField
            key={permission}
            id={permission === first ? 'token-permissions' : `token-${permission}`}
            isOn={chosen.includes(permission)}
            {...(permission === first && { issue, isQuiet })}
            onChange={(isOn) => choose(permission, isOn)}
          >
            {names[permission]}
          </CheckField>
        ))}
      </fieldset>
      <SelectField
        {...form.field('days')}
        label={t.valid}
        prompt={t.days[90]}
        value={form.values.days === '90' ? '' : form.values.days}
        options={([7, 30, 365] as const).map((days) => ({ value: String(days), name: t.days[days] }))}
        onChange={(days) => form.set({ days: days || '90' })}
      />
      <SubmitButton label={t.save} busyLabel={t.saving} isBusy={isBusy} />
    </form>
  );
}

function MadeToken({ token }: { token: string }) {
  const t = useMessages(tokenMessages);
  return (
    <div className="flex flex-col gap-4">
      <p ref={focusOnMount} tabIndex={-1} className="text-second outline-none">
        {t.madeHint}
      </p>
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 rounded-control bg-sunken px-3 py-2 text-small break-all text-strong">
          Authorization: Bearer {token}
        </code>
        <CopyButton text={token} label={t.copy} doneLabel={t.copied} failedLabel={t.copyFailed} />
      </div>
    </div>
  );
}
