import {
  hostName,
  type MailEncryption,
  type MailTestAnswer,
  mailEncryptions,
  portOf,
  senderName,
} from '@vitrine/contract/mail/mail-rules.ts';
import { saveMailSettings, sendTestMail } from '@vitrine/contract/mail/staff-mail.ts';
import type { MailChanges, MailSettingsView, TypedMailServer } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { type Form, useForm, type Values } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { staffApi } from '../../api/staff-api.ts';
import { checkEmail } from '../../forms/field-rules.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { SavedMeanwhile, useSavedMeanwhile } from '../../forms/saved-meanwhile.tsx';
import { theirsUnder } from '../../forms/use-edit-form.ts';
import { useAction, useSending } from '../../forms/use-sending.ts';
import { useMessages } from '../../i18n/language.tsx';
import { productMessages } from '../../messages/en/catalog.ts';
import { mailSettingsMessages } from '../../messages/en/mail.ts';
import { contactMessages } from '../../messages/en/store.ts';
import { useProfile } from '../../session/profile.tsx';
import { Section } from '../../ui/section.tsx';

interface MailFormProps {
  settings: MailSettingsView;
  onSaved: (settings: MailSettingsView) => void;
}

const noticeFields = ['orderNoticeEmail', 'messageNoticeEmail', 'stockNoticeEmail'] as const;
const textFields = ['senderName', 'senderAddress', ...noticeFields] as const;

/** In the order of the screen. */
const savedFieldsOf = ({ server, ...settings }: MailSettingsView) => ({
  host: server?.host ?? '',
  encryption: (server?.encryption ?? 'starttls') as string,
  port: String(server?.port ?? portOf.starttls),
  user: server?.user ?? '',
  senderName: settings.senderName ?? '',
  senderAddress: settings.senderAddress ?? '',
  orderNoticeEmail: settings.orderNoticeEmail ?? '',
  messageNoticeEmail: settings.messageNoticeEmail ?? '',
  stockNoticeEmail: settings.stockNoticeEmail ?? '',
});

type SavedField = keyof ReturnType<typeof savedFieldsOf>;
type Field = SavedField | 'password' | 'to';
type MailValues = Values<Field>;

const theirsIn = theirsUnder<MailSettingsView>('store.changed', 'settings');

const isEncryption = (value: string): value is MailEncryption => mailEncryptions.some((one) => one === value);

const serverFrom = ({ host, port, encryption, user }: Values<SavedField>): TypedMailServer | null =>
  host.trim() === '' || !isEncryption(encryption)
    ? null
    : { host: host.trim().toLowerCase(), port: Number(port), encryption, user: user.trim() || null };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns what differs from the settings that are saved. */
function changesFrom(values: MailValues, base: MailSettingsView): Omit<MailChanges, 'version'> {
  const saved = savedFieldsOf(base);
  const server = serverFrom(values);
  const isServer = base.serverSetBy === null && (values.password !== '' || !isSame(server, serverFrom(saved)));
  const texts = textFields.filter((name) => values[name].trim() !== saved[name]);
  return {
    ...(isServer && { server }),
    ...(isServer && server?.user && values.password && { password: values.password }),
    ...Object.fromEntries(texts.map((name) => [name, values[name].trim() || null])),
  };
}

function check(values: MailValues, base: MailSettingsView, t: typeof mailSettingsMessages) {
  const { host, port, user, password } = values;
  const server = serverFrom(values);
  const isTyped = host.trim() + user.trim() + password !== '';
  const isPort = /^\d{1,5}$/.test(port.trim()) && Number(port) >= 1 && Number(port) <= 65_535;
  const isKnown = base.hasPassword && isSame(server, serverFrom(savedFieldsOf(base)));
  const email = (value: string) => value.trim() && checkEmail(value, t);
  const ofServer = {
    host: host.trim() === '' ? t.hostEmpty : hostName.test(host.trim().toLowerCase()) ? null : t.hostWrong,
    port: isPort ? null : t.portWrong,
    password: user.trim() !== '' && password === '' && !isKnown ? t.passwordEmpty : null,
  };
  return {
    ...(base.serverSetBy === null && isTyped && ofServer),
    senderName: senderName.test(values.senderName) ? null : t.nameWrong,
    senderAddress: email(values.senderAddress),
    orderNoticeEmail: email(values.orderNoticeEmail),
    messageNoticeEmail: email(values.messageNoticeEmail),
    stockNoticeEmail: email(values.stockNoticeEmail),
    to: email(values.to),
  };
}

/** Mail server, sender and addresses for notices. What the environment decides is shown only. */
export function MailForm({ settings, onSaved }: MailFormProps) {
  const t = useMessages(mailSettingsMessages);
  const { optional } = useMessages(contactMessages);
  const { nothing, save, saving } = useMessages(productMessages);
  const { email } = useProfile();
  /** The settings that are typed over. */
  const [base, setBase] = useState(settings);
  const form = useForm<Field>({
    id: 'mail',
    initial: { ...savedFieldsOf(settings), password: '', to: email },
    check: (values) => check(values, base, t),
  });
  const meanwhile = useSavedMeanwhile<SavedField>(form, (name) => t[name]);
  const changes = changesFrom(form.values, base);
  const isChanged = Object.keys(changes).length > 0;
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    if (!isChanged) return;
    try {
      const saved = await staffApi(saveMailSettings, { body: { ...changes, version: base.version } });
      setBase(saved);
      meanwhile.clear();
      form.reset({ ...savedFieldsOf(saved), password: '', to: form.values.to });
      onSaved(saved);
      showToast({ tone: 'success', text: t.saved });
    } catch (error) {
      const theirs = theirsIn(error);
      if (theirs) {
        meanwhile.takeOver(savedFieldsOf(base), savedFieldsOf(theirs));
        setBase(theirs);
        onSaved(theirs);
      }
      throw error;
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex max-w-3xl flex-col gap-5">
        <FormSummary form={form} />
        <FormError message={errorMessage} />
        <SavedMeanwhile clashes={meanwhile.clashes} />
        <Section title={t.server}>
          {base.serverSetBy === null ? (
            <ServerFields form={form} base={base} />
          ) : (
            <ServerFacts settings={base} setBy={base.serverSetBy} />
          )}
        </Section>
        <Section title={t.sender}>
          {base.senderSetBy !== null && <p className="text-small text-second">{t.setBy(base.senderSetBy)}</p>}
          <TextField
            {...form.field('senderName')}
            label={t.senderName}
            note={optional}
            hint={base.senderSetBy === null ? t.senderHint(base.defaultSender.name) : undefined}
            readOnly={base.senderSetBy !== null}
            maxLength={120}
            autoComplete="off"
          />
          <TextField
            {...form.field('senderAddress')}
            type="email"
            label={t.senderAddress}
            note={optional}
            hint={base.senderSetBy === null ? t.senderHint(base.defaultSender.address) : undefined}
            readOnly={base.senderSetBy !== null}
            maxLength={200}
            autoComplete="off"
          />
          <TestMail form={form} base={base} />
        </Section>
        <Section title={t.notices}>
          <p className="text-small text-second">
            {base.noticeEmail === null ? t.noticesNowhere : t.noticesAbout(base.noticeEmail)}
          </p>
          {noticeFields.map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              type="email"
              label={t[name]}
              note={optional}
              maxLength={200}
              autoComplete="off"
            />
          ))}
        </Section>
      </div>
      <div className="bottom-actions flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p role="status" className="mr-auto text-small text-second">
          {isChanged ? t.unsaved : nothing}
        </p>
        <SubmitButton kind={isChanged ? 'primary' : 'secondary'} label={save} busyLabel={saving} isBusy={isBusy} />
      </div>
    </form>
  );
}

function ServerFacts({ settings: { server }, setBy }: { settings: MailSettingsView; setBy: string }) {
  const t = useMessages(mailSettingsMessages);
  const facts = server && [
    [t.host, server.host],
    [t.encryption, t.encryptions[server.encryption]],
    [t.port, String(server.port)],
    [t.user, server.user ?? t.none],
  ];
  return (
    <>
      <p className="text-small text-second">{t.setBy(setBy)}</p>
      <dl className="flex flex-col gap-3">
        {facts?.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small font-medium text-strong">{label}</dt>
            <dd className="break-all text-second">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ServerFields({ form, base }: { form: Form<Field>; base: MailSettingsView }) {
  const t = useMessages(mailSettingsMessages);
  const { optional } = useMessages(contactMessages);
  const { encryption, port } = form.values;
  const { onChange: _, ...encryptionField } = form.field('encryption');
  /** The port follows, unless another one was typed. */
  const choose = (chosen: string) => {
    const isUsual = isEncryption(encryption) && Number(port) === portOf[encryption];
    form.set({ encryption: chosen, ...(isUsual && isEncryption(chosen) && { port: String(portOf[chosen]) }) });
  };
  return (
    <>
      <p className="text-small text-second">{t.serverAbout}</p>
      <TextField
        {...form.field('host')}
        label={t.host}
        hint={t.hostHint}
        maxLength={253}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SelectField
        {...encryptionField}
        onChange={choose}
        label={t.encryption}
        prompt={t.encryption}
        hint={encryption === 'none' ? t.openWarning : undefined}
        options={mailEncryptions.map((value) => ({ value, name: t.encryptions[value] }))}
      />
      <TextField {...form.field('port')} label={t.port} inputMode="numeric" maxLength={5} autoComplete="off" />
      {base.canStorePassword ? (
        <>
          <TextField
            {...form.field('user')}
            label={t.user}
            note={optional}
            hint={t.userHint}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.field('password')}
            type="password"
            label={t.password}
            hint={base.hasPassword ? t.passwordStored : t.passwordHint}
            maxLength={300}
            autoComplete="new-password"
          />
        </>
      ) : (
        <p className="text-small break-words text-second">{t.needsSecret}</p>
      )}
    </>
  );
}

/** Where an answer is shown; the others are about none of the fields. */
const fieldOf: Readonly<Partial<Record<MailTestAnswer, Field>>> = {
  'host-unknown': 'host',
  refused: 'port',
  timeout: 'host',
  'no-greeting': 'encryption',
  'no-tls': 'encryption',
  'no-starttls': 'encryption',
  certificate: 'host',
  'login-refused': 'password',
  'login-needed': 'user',
  'sender-refused': 'senderAddress',
  'recipient-refused': 'to',
};

/** Really connects, with what stands in the form. */
function TestMail({ form, base }: { form: Form<Field>; base: MailSettingsView }) {
  const t = useMessages(mailSettingsMessages);
  const [isSent, setSent] = useState(false);
  const [testError, setTestError] = useState<string | null>(null);
  const { isBusy, errorMessage, start } = useAction(async () => {
    setSent(false);
    setTestError(null);
    if (!form.isValid()) return;
    if (form.values.to.trim() === '') return form.showIssues({ to: t.emailEmpty });
    const { values } = form;
    const server = base.serverSetBy === null ? serverFrom(values) : null;
    const { answer, reason } = await staffApi(sendTestMail, {
      body: {
        to: values.to.trim(),
        ...(server && { server }),
        ...(server?.user && values.password && { password: values.password }),
        ...(base.senderSetBy === null && {
          senderName: values.senderName.trim() || null,
          senderAddress: values.senderAddress.trim() || null,
        }),
      },
    });
    if (answer === 'sent') return setSent(true);
    const message = [t.answers[answer], reason && t.said(reason)].filter(Boolean).join('. ');
    const field = fieldOf[answer];
    const isShown = field && (base.serverSetBy === null || ['to', 'senderAddress'].includes(field));
    if (isShown) form.showIssues({ [field]: message });
    else setTestError(message);
  });
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <TextField
        {...form.field('to')}
        type="email"
        label={t.to}
        hint={t.testAbout}
        maxLength={200}
        autoComplete="email"
        className="w-full"
      />
      <Button kind="secondary" aria-busy={isBusy} onClick={start}>
        {isBusy ? t.testing : t.test}
      </Button>
      <FormError message={errorMessage ?? testError} />
      <p role="status" className="text-small text-strong empty:hidden">
        {isSent && t.answers.sent}
      </p>
    </div>
  );
}
