import { changePassword } from '@vitrine/contract/account/account.ts';
import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { PasswordFields } from '../../forms/password-fields.tsx';
import { checkPasswords, must } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { SavedMark, useSavedMark } from './profile-form.tsx';
import { useSubmit } from './use-submit.ts';

const empty = { current: '', password: '', repeatPassword: '' };

export function PasswordForm({ customer }: { customer: Customer }) {
  const t = useMessages(accountMessages);
  const saved = useSavedMark();
  const form = useForm<keyof typeof empty>({
    id: 'password',
    initial: empty,
    check: (values) => [
      ...must(values.current, 'current', 'password.current'),
      ...must(values.password !== values.current, 'password', 'password.same'),
      ...checkPasswords(values, customer.emailAddress),
    ],
  });
  const { submit, isBusy, error } = useSubmit(
    form,
    async () => {
      const { message } = await shopperApi()(changePassword, { body: form.values });
      form.reset(empty);
      saved.show();
      showToast({ tone: 'success', text: message });
    },
    { fieldOf: { 'password.wrong': 'current', 'password.required': 'current' } },
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {error && <ErrorPanel key={error} tone="error" message={error} />}
      <ErrorSummary form={form} />
      {/* Password managers store the new one under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={customer.emailAddress} />
      <PasswordField field={form.field('current')} label={t.currentPassword} />
      <PasswordFields password={form.field('password')} repeat={form.field('repeatPassword')} label={t.newPassword} />
      <p className="-mt-2 text-small text-second">{t.passwordText}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton label={t.savePassword} busyLabel={t.saving} isBusy={isBusy} className="max-sm:w-full" />
        <SavedMark isShown={saved.isShown} label={t.passwordChanged} />
      </div>
    </form>
  );
}
