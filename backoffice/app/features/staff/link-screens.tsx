// Pages opened by a link with a secret: the first owner, an invitation, a new password. The secret is after the #, so it
// reaches no log.
import { acceptInvitation, createOwner, resetStaffPassword } from '@vitrine/contract/merchant/staff.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { directApi } from '../../api/merchant-api.ts';
import { profileKey, queryClient } from '../../api/query-client.ts';
import { EmailField } from '../../forms/email-field.tsx';
import { checkEmail } from '../../forms/field-rules.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { useMessages } from '../../i18n/language.tsx';
import { firstStepMessages } from '../../messages/en/first-steps.ts';
import { signInMessages } from '../../messages/en/sign-in.ts';
import { Entrance } from './entrance.tsx';
import { checkName, checkNewPassword } from './new-account-rules.ts';

interface Entries {
  token: string;
  name: string;
  email: string;
  password: string;
}

interface LinkScreenProps {
  kind: 'setup' | 'invitation' | 'reset';
  send: (entries: Entries) => Promise<unknown>;
}

function LinkScreen({ kind, send }: LinkScreenProps) {
  const t = useMessages(firstStepMessages);
  const words = useMessages(signInMessages);
  const navigate = useNavigate();
  const [token] = useState(() => location.hash.slice(1));
  const hasName = kind !== 'reset';
  const hasEmail = kind === 'setup';
  const form = useForm({
    id: kind,
    initial: { name: '', email: '', password: '' },
    check: ({ name, email, password }) => ({
      name: hasName ? checkName(name, t) : null,
      email: hasEmail ? checkEmail(email, words) : null,
      password: checkNewPassword(password, t),
    }),
  });
  const { isBusy, trouble, submit } = useSending(form, async () => {
    const { name, email, password } = form.values;
    await send({ token, name: name.trim(), email: email.trim(), password });
    await queryClient.resetQueries({ queryKey: profileKey });
    // In place of this page: the link does not work a second time.
    await navigate('/', { replace: true });
  });
  const { title, about, submit: label } = t[kind];
  if (token === '')
    return (
      <Entrance title={t.noToken} about={t.noTokenHint}>
        <p className="mb-5 text-second">{kind === 'setup' ? t.whereSetup : t.whereInvitation}</p>
        <Link to="/" className={buttonClassName('secondary')}>
          {t.toSignIn}
        </Link>
      </Entrance>
    );
  return (
    <Entrance title={title} about={about}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormSummary form={form} />
        <FormError message={trouble} />
        {hasName && (
          <TextField
            {...form.field('name')}
            label={t.name}
            hint={t.nameHint}
            required
            autoComplete="name"
            maxLength={200}
          />
        )}
        {hasEmail && <EmailField field={form.field('email')} label={t.email} autoComplete="username" />}
        <PasswordField
          field={form.field('password')}
          label={t.password}
          hint={t.passwordHint}
          autoComplete="new-password"
        />
        <SubmitButton label={label} busyLabel={t.busy} isBusy={isBusy} />
      </form>
    </Entrance>
  );
}

export const SetupScreen = () => <LinkScreen kind="setup" send={(body) => directApi(createOwner, { body })} />;

export const InvitationScreen = () => (
  <LinkScreen
    kind="invitation"
    send={({ token, name, password }) => directApi(acceptInvitation, { body: { token, name, password } })}
  />
);

export const ResetScreen = () => (
  <LinkScreen
    kind="reset"
    send={({ token, password }) => directApi(resetStaffPassword, { body: { token, password } })}
  />
);
