import { changeProfile } from '@vitrine/contract/account/account.ts';
import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { checkEmail, checkNames } from '@vitrine/contract/address/address-rules.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useEffect, useState } from 'react';
import { useHasCall } from '../../api/absent-calls.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { NameFields } from '../../forms/name-fields.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { must } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { setUser } from '../../session/user.ts';
import { useSubmit } from './use-submit.ts';

type ProfileField = 'firstName' | 'lastName' | 'email' | 'current' | 'newsletter';

const isOther = (written: string, known: string) => written.trim().toLowerCase() !== known.toLowerCase();

export function ProfileForm({ customer }: { customer: Customer }) {
  const t = useMessages(accountMessages);
  const saved = useSavedMark();
  // Servers without it ignore the setting.
  const hasNewsletter = useHasCall('confirmNewsletter');
  const [isAsked, setAsked] = useState(false);
  const { emailAddress } = customer;
  const form = useForm<ProfileField>({
    id: 'profile',
    initial: valuesOf(customer),
    check: (written) => [
      ...checkNames(written),
      ...checkEmail(written.email),
      ...must(written.current || !isOther(written.email, emailAddress), 'current', 'password.current'),
    ],
  });
  const { values } = form;
  const movesEmail = isOther(values.email, emailAddress);
  const { submit, isBusy, error } = useSubmit(
    form,
    async () => {
      const { firstName, lastName, email, current, newsletter } = values;
      const moved = movesEmail ? { emailAddress: email.trim(), password: current } : {};
      const wanted = newsletter !== '';
      // Send the newsletter setting only when it was changed: a pending subscription is shown as off.
      const ticked = wanted === customer.newsletter ? {} : { newsletter: wanted };
      const body = { firstName, lastName, ...ticked, ...moved };
      const changed = await shopperApi()(changeProfile, { body });
      setUser(changed);
      form.reset(valuesOf(changed));
      saved.show();
      setAsked(wanted && !changed.newsletter);
      showToast({ tone: 'success', text: t.saved });
    },
    { fieldOf: { 'password.wrong': 'current', 'password.required': 'current' } },
  );
  return (
    <form noValidate onSubmit={submit} className="flex max-w-[36rem] flex-col gap-5">
      {error && <ErrorPanel key={error} tone="error" message={error} />}
      <ErrorSummary form={form} />
      <NameFields form={form} />
      <EmailField field={form.field('email')} hint={t.emailHint} />
      {movesEmail && (
        <PasswordField field={form.field('current')} label={t.currentPassword} hint={t.emailPasswordHint} />
      )}
      {hasNewsletter && (
        <CheckField
          id="profile-newsletter"
          isOn={values.newsletter !== ''}
          onChange={(isOn) => form.set({ newsletter: isOn ? 'yes' : '' })}
        >
          {t.newsletter}
        </CheckField>
      )}
      <p role="status" className="-mt-4 text-small text-second empty:hidden">
        {isAsked && t.newsletterAsked}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton label={t.save} busyLabel={t.saving} isBusy={isBusy} />
        <SavedMark isShown={saved.isShown} label={t.saved} />
      </div>
    </form>
  );
}

const valuesOf = ({ firstName, lastName, emailAddress, newsletter }: Customer) => ({
  firstName,
  lastName,
  email: emailAddress,
  current: '',
  newsletter: newsletter ? 'yes' : '',
});

const time = 6000;

/** Shown for a while after each save. */
export function useSavedMark() {
  const [saves, setSaves] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (saves === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), time);
    return () => clearTimeout(timer);
  }, [saves]);
  return { isShown, show: () => setSaves((last) => last + 1) };
}

export const SavedMark = ({ isShown, label }: { isShown: boolean; label: string }) => (
  <p role="status" className="flex items-center gap-2 font-medium text-success empty:hidden">
    {isShown && (
      <>
        <CircleCheck size={20} />
        {label}
      </>
    )}
  </p>
);
