import { deleteAccount } from '@vitrine/contract/account/account.ts';
import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { must } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { useSubmit } from './use-submit.ts';

/** Deletion is final, so it requires the password; the response lists the retained data. */
export function DeleteSection({ onDeleted }: { onDeleted: (message: string) => void }): ReactNode {
  const t = useMessages(accountMessages);
  const form = useForm<'current'>({
    id: 'delete',
    initial: { current: '' },
    check: ({ current }) => must(current, 'current', 'password.current'),
  });
  const { submit, isBusy, error } = useSubmit(
    form,
    async () => {
      const { message } = await shopperApi()(deleteAccount, { body: { password: form.values.current } });
      onDeleted(message);
    },
    { fieldOf: { 'password.wrong': 'current', 'password.required': 'current' } },
  );
  return (
    <Collapsible title={t.remove}>
      <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
        <p>{t.removeText}</p>
        <p className="text-second">{t.removeStays}</p>
        {error && <ErrorPanel key={error} tone="error" message={error} />}
        <ErrorSummary form={form} />
        <PasswordField field={form.field('current')} label={t.currentPassword} />
        <SubmitButton kind="secondary" label={t.removeNow} busyLabel={t.removing} isBusy={isBusy} />
      </form>
    </Collapsible>
  );
}
