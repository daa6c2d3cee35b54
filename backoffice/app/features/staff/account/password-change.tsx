import { changeStaffPassword } from '@vitrine/contract/staff/staff.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import { profileKey, queryClient } from '../../../api/query-client.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { PasswordField } from '../../../forms/credential-fields.tsx';
import { checkNewPassword } from '../../../forms/field-rules.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { accountMessages, firstStepMessages } from '../../../messages/en/staff.ts';
import { useProfile } from '../../../session/profile.tsx';
import { sessionsKey } from '../staff-queries.ts';

export function PasswordChange() {
  const t = useMessages(accountMessages);
  const words = useMessages(firstStepMessages);
  const { email, hasPassword } = useProfile();
  const empty = { current: '', next: '' };
  const form = useForm({
    id: 'password',
    initial: empty,
    check: ({ current, next }) => ({
      current: hasPassword && current === '' ? t.currentEmpty : null,
      next: checkNewPassword(next, words),
    }),
  });
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    const { current, next } = form.values;
    await staffApi(changeStaffPassword, { body: hasPassword ? { current, next } : { next } });
    form.reset(empty);
    showToast({ tone: 'success', text: t.passwordSaved });
    await queryClient.invalidateQueries({ queryKey: profileKey });
    await queryClient.invalidateQueries({ queryKey: sessionsKey });
  });
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-3">
      <FormSummary form={form} />
      <FormError message={errorMessage} />
      <p className="text-second">{t.passwordEnds}</p>
      {/* For password managers, which need to know whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {hasPassword && <PasswordField field={form.field('current')} label={t.current} autoComplete="current-password" />}
      <PasswordField
        field={form.field('next')}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
      />
      <SubmitButton
        label={hasPassword ? t.save : t.setPassword}
        busyLabel={t.saving}
        isBusy={isBusy}
        kind="secondary"
        className="self-start"
      />
    </form>
  );
}
