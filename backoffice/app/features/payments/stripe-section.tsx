import { removeStripeKeys, saveStripeKeys, testStripeKey } from '@vitrine/contract/payments/staff-payments.ts';
import type { PaymentSettingsView, ShownKey, StripeKeyTest } from '@vitrine/contract/payments/staff-payments-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { closeModal } from '@vitrine/ui/modal.ts';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { staffApi } from '../../api/staff-api.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useAction, useSending } from '../../forms/use-sending.ts';
import { useMessages } from '../../i18n/language.tsx';
import { paymentsMessages } from '../../messages/en/payments.ts';
import { Badge } from '../../ui/badge.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';

interface StripeSectionProps {
  settings: PaymentSettingsView;
  onSaved: (settings: PaymentSettingsView) => void;
}

type StripeProps = Pick<PaymentSettingsView, 'stripe'> & Pick<StripeSectionProps, 'onSaved'>;

/** The keys of Stripe: whether they are set, a test, and new ones. A key is never shown. */
export function StripeSection({ settings, onSaved }: StripeSectionProps) {
  const t = useMessages(paymentsMessages);
  const { stripe, canStoreKeys } = settings;
  const { secretKey, webhookSecret, isTest, webhookUrl } = stripe;
  const isDecided = secretKey.setBy !== null && webhookSecret.setBy !== null;
  return (
    <Section title={t.stripe}>
      <p className="text-small text-second">{t.stripeAbout}</p>
      <dl className="flex flex-col gap-3">
        <KeyState label={t.secretKey} shown={secretKey} isTest={isTest} />
        <KeyState label={t.webhookSecret} shown={webhookSecret} isTest={null} />
      </dl>
      <div>
        <p className="text-small text-second">{t.webhookUrl}</p>
        <Copied text={webhookUrl} label={t.copyUrl} />
      </div>
      {!isDecided && canStoreKeys && <KeysForm stripe={stripe} onSaved={onSaved} />}
      {!isDecided && !canStoreKeys && <p className="text-small text-second">{t.needsSecret}</p>}
      {secretKey.isSet && <StoredKeys stripe={stripe} onSaved={onSaved} />}
    </Section>
  );
}

function Copied({ text, label }: { text: string; label: string }) {
  const t = useMessages(paymentsMessages);
  return (
    <div className="flex items-start gap-2">
      <code className="min-w-0 flex-1 rounded-control bg-sunken px-3 py-2 text-small break-all whitespace-pre-line text-strong">
        {text}
      </code>
      <CopyButton text={text} label={label} doneLabel={t.copied} failedLabel={t.copyFailed} />
    </div>
  );
}

function KeyState({ label, shown, isTest }: { label: string; shown: ShownKey; isTest: boolean | null }) {
  const t = useMessages(paymentsMessages);
  return (
    <div>
      <dt className="text-small font-medium text-strong">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 gap-y-1 text-second">
        {shown.setBy === null ? (shown.isSet ? t.isSet(shown.ending ?? '') : t.notSet) : t.setBy(shown.setBy)}
        {isTest !== null && <Badge tone={isTest ? 'warn' : 'success'}>{isTest ? t.testKey : t.liveKey}</Badge>}
      </dd>
    </div>
  );
}

/** An empty field leaves the key as it is. */
function KeysForm({ stripe, onSaved }: StripeProps) {
  const t = useMessages(paymentsMessages);
  const hasSecretKey = stripe.secretKey.setBy === null;
  const hasWebhookSecret = stripe.webhookSecret.setBy === null;
  const form = useForm({
    id: 'stripe',
    initial: { secretKey: '', webhookSecret: '' },
    check: ({ secretKey, webhookSecret }) => ({
      secretKey:
        wrongSecretKey(secretKey.trim(), t) ?? (secretKey.trim() || webhookSecret.trim() ? null : t.nothingTyped),
      webhookSecret:
        webhookSecret.trim() === '' || /^whsec_\S+$/.test(webhookSecret.trim()) ? null : t.webhookSecretWrong,
    }),
  });
  const typed = form.values.secretKey.trim();
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    const webhookSecret = form.values.webhookSecret.trim();
    const saved = await staffApi(saveStripeKeys, {
      body: { ...(typed && { secretKey: typed }), ...(webhookSecret && { webhookSecret }) },
    });
    form.reset({ secretKey: '', webhookSecret: '' });
    onSaved(saved);
    showToast({ tone: 'success', text: t.savedKeys });
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-t border-line pt-4">
      <FormSummary form={form} />
      <FormError message={errorMessage} />
      {hasSecretKey && (
        <TextField
          {...form.field('secretKey')}
          type="password"
          autoComplete="off"
          label={t.secretKey}
          hint={t.secretKeyHint}
          maxLength={300}
        />
      )}
      {hasWebhookSecret && (
        <TextField
          {...form.field('webhookSecret')}
          type="password"
          autoComplete="off"
          label={t.webhookSecret}
          hint={t.webhookSecretHint}
          maxLength={300}
        />
      )}
      <p className="text-small text-second">
        {t.neverShown} {stripe.secretKey.isSet && hasSecretKey && t.replaceWarning}
      </p>
      {typed !== '' && wrongSecretKey(typed, t) === null && <KeyTest key={typed} secretKey={typed} />}
      <SubmitButton className="self-start" label={t.saveKeys} busyLabel={t.savingKeys} isBusy={isBusy} />
    </form>
  );
}

function wrongSecretKey(key: string, t: typeof paymentsMessages): string | null {
  if (key === '' || /^(sk|rk)_(test|live)_\w+$/.test(key)) return null;
  return key.startsWith('pk_') ? t.secretKeyPublic : t.secretKeyWrong;
}

/** The key that is typed, or without one the key in use. */
function KeyTest({ secretKey }: { secretKey?: string }) {
  const t = useMessages(paymentsMessages);
  const [found, setFound] = useState<StripeKeyTest | null>(null);
  const { isBusy, errorMessage, start } = useAction(async () => {
    setFound(await staffApi(testStripeKey, { body: secretKey === undefined ? {} : { secretKey } }));
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <Button kind="secondary" aria-busy={isBusy} onClick={start}>
        {isBusy ? t.testing : t.test}
      </Button>
      <FormError message={errorMessage} />
      <p role="status" className="text-small text-strong empty:hidden">
        {found && testText(found, t)}
      </p>
    </div>
  );
}

function testText({ answer, isTest, webhook }: StripeKeyTest, t: typeof paymentsMessages): string {
  const failed = t.answers[answer];
  if (failed !== undefined) return failed;
  return `${isTest ? t.acceptedTest : t.acceptedLive} ${t.webhooks[webhook] ?? ''}`;
}

function StoredKeys({ stripe: { secretKey, webhookSecret }, onSaved }: StripeProps) {
  const t = useMessages(paymentsMessages);
  const [isAsking, setAsking] = useState(false);
  const isStored = [secretKey, webhookSecret].some(({ isSet, setBy }) => isSet && setBy === null);
  return (
    <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
      <KeyTest />
      {isStored && (
        <Button kind="secondary" onClick={() => setAsking(true)}>
          {t.removeKeys}
        </Button>
      )}
      {isAsking && <RemoveDialog onSaved={onSaved} onClose={() => setAsking(false)} />}
    </div>
  );
}

function RemoveDialog({ onSaved, onClose }: Pick<StripeProps, 'onSaved'> & { onClose: () => void }) {
  const t = useMessages(paymentsMessages);
  const { isBusy, errorMessage, start } = useAction(async () => {
    onSaved(await staffApi(removeStripeKeys, {}));
    showToast({ tone: 'success', text: t.removedKeys });
    onClose();
  });
  return (
    <Dialog title={t.removeSure} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-second">{t.removeHint}</p>
        <FormError message={errorMessage} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onClick={closeModal}>
            {t.cancel}
          </Button>
          <Button aria-busy={isBusy} onClick={start}>
            {t.removeKeys}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
