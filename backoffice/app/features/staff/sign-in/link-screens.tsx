// Pages opened by a link with a secret: the first owner, an invitation, a new password. The secret is after the #, so it
// reaches no log.
import { acceptInvitation, createOwner, resetStaffPassword, startLinkPasskey } from '@vitrine/contract/staff/staff.ts';
import type { NewPasskey } from '@vitrine/contract/staff/staff-shapes.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { directApi } from '../../../api/staff-api.ts';
import { EmailField, PasswordField } from '../../../forms/credential-fields.tsx';
import { checkEmail, checkName, checkNewPassword } from '../../../forms/field-rules.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { firstStepMessages, signInMessages } from '../../../messages/en/staff.ts';
import { canUsePasskeys } from './passkey-button.tsx';
import { SignedOutPage } from './sign-in-screen.tsx';

interface Entries {
  token: string;
  name: string;
  email: string;
}

/** One of the two. */
interface Credential {
  password?: string;
  passkey?: NewPasskey;
}

interface LinkScreenProps {
  kind: 'setup' | 'invitation' | 'reset';
  send: (entries: Entries & Credential) => Promise<unknown>;
}

const pathTo = (screen: string): string => import.meta.env.BASE_URL + screen;

function LinkScreen({ kind, send }: LinkScreenProps) {
  const t = useMessages(firstStepMessages);
  const words = useMessages(signInMessages);
  const [token] = useState(() => location.hash.slice(1));
  const hasName = kind !== 'reset';
  const hasEmail = kind === 'setup';
  const [isPasskey, setPasskey] = useState(false);
  const form = useForm({
    id: kind,
    initial: { name: '', email: '', password: '' },
    check: ({ name, email, password }) => ({
      name: hasName ? checkName(name, t) : null,
      email: hasEmail ? checkEmail(email, words) : null,
      password: isPasskey ? null : checkNewPassword(password, t),
    }),
  });
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    const entries = { token, name: form.values.name.trim(), email: form.values.email.trim() };
    await send({ ...entries, ...(isPasskey ? await passkeyFor(kind, entries) : { password: form.values.password }) });
    // In place of this page: the link does not work a second time.
    location.replace(pathTo(kind === 'setup' ? 'welcome' : ''));
  });
  const { title, about, submit: label } = t[kind];
  if (token === '')
    return (
      <SignedOutPage title={t.noToken} about={t.noTokenHint}>
        <p className="mb-5 text-second">{kind === 'setup' ? t.whereSetup : t.whereInvitation}</p>
        <a href={pathTo('')} className={buttonClassName('secondary')}>
          {t.toSignIn}
        </a>
      </SignedOutPage>
    );
  return (
    <SignedOutPage title={title} about={about}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormSummary form={form} />
        <FormError message={errorMessage} />
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
        {kind !== 'reset' && canUsePasskeys() && <WayField isPasskey={isPasskey} onChange={setPasskey} />}
        {!isPasskey && (
          <PasswordField
            field={form.field('password')}
            label={t.password}
            hint={t.passwordHint}
            autoComplete="new-password"
          />
        )}
        <SubmitButton label={label} busyLabel={t.busy} isBusy={isBusy} />
      </form>
    </SignedOutPage>
  );
}

/** The device makes a passkey for the person who has the link. */
async function passkeyFor(kind: LinkScreenProps['kind'], { token, name, email }: Entries): Promise<Credential> {
  if (kind === 'reset') throw new Error('a reset link asks for a password');
  const { makePasskey } = await import('./browser-passkeys.ts');
  const body = { token, kind, name, ...(kind === 'setup' && { email }) };
  return { passkey: await makePasskey(await directApi(startLinkPasskey, { body })) };
}

function WayField({ isPasskey, onChange }: { isPasskey: boolean; onChange: (isPasskey: boolean) => void }) {
  const t = useMessages(firstStepMessages);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-small font-medium text-strong">{t.way}</legend>
      <RadioCard name="way" title={t.byPassword} isChosen={!isPasskey} onChoose={() => onChange(false)} />
      <RadioCard
        name="way"
        title={t.byPasskey}
        text={t.byPasskeyHint}
        isChosen={isPasskey}
        onChoose={() => onChange(true)}
      />
    </fieldset>
  );
}

export const SetupScreen = () => <LinkScreen kind="setup" send={(body) => directApi(createOwner, { body })} />;

export const InvitationScreen = () => (
  <LinkScreen kind="invitation" send={({ email: _, ...body }) => directApi(acceptInvitation, { body })} />
);

export const ResetScreen = () => (
  <LinkScreen
    kind="reset"
    send={({ token, password = '' }) => directApi(resetStaffPassword, { body: { token, password } })}
  />
);
