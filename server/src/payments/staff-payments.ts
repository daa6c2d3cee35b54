// The payment methods in the back office. What environment variables decide is shown and cannot be changed here.
import { createHash } from 'node:crypto';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type {
  PaymentChanges,
  PaymentSettingsView,
  ShownKey,
  StripeKeyTest,
  saveStripeKeys as shapeOfKeys,
} from '@vitrine/contract/payments/staff-payments-shapes.ts';
import { recordChange } from '../history/history.ts';
import type { Queryable } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { Fingerprint } from '../platform/security/secret.ts';
import {
  type CredentialName,
  getOwnStore,
  readCredentials,
  type SettingEditing,
  type StaffContext,
  type StoreRow,
  saveCredentials,
} from '../store/store.ts';
import { type PaymentSettings, type StoredPayments, withStored } from './adapter.ts';
import { adaptersOf, chooseOffered } from './payments.ts';
import { inspectStripe, stripeWebhookUrl } from './stripe/inspect-stripe.ts';
import { isTestKey } from './stripe/stripe-provider.ts';

export interface PaymentEditing {
  /** The settings of the environment, which win. */
  readonly environment: PaymentSettings;
  readonly canStoreKeys: boolean;
  readonly isCopy: boolean;
  readonly editing: SettingEditing;
}

type PaymentsCaller = StaffContext & PaymentEditing;

const TIMEOUT_MS = 8000;

export async function findStoredPayments(
  db: Queryable,
  fingerprint: Fingerprint,
  { id, paymentMethods, bankAccount }: StoreRow,
): Promise<StoredPayments> {
  const credentials = await readCredentials(db, { storeId: id, fingerprint });
  return {
    methods: paymentMethods,
    bankAccount,
    stripeSecretKey: credentials.get('stripe.secret-key'),
    stripeWebhookSecret: credentials.get('stripe.webhook-secret'),
  };
}

export async function readPaymentSettings(ctx: PaymentsCaller): Promise<PaymentSettingsView> {
  return describe(ctx, await getOwnStore(ctx));
}

async function describe(ctx: PaymentsCaller, store: StoreRow): Promise<PaymentSettingsView> {
  const { environment, shopUrl, canStoreKeys, isCopy } = ctx;
  const stored = await findStoredPayments(ctx.db, ctx.fingerprint, store);
  const settings = withStored(environment, stored);
  const surroundings = { shopUrl, settings };
  const offered = chooseOffered(surroundings);
  const others = adaptersOf(settings).filter((adapter) => !offered.includes(adapter));
  const { secretKey, webhookSecret } = environment.stripe ?? {};
  return {
    methods: [...offered, ...others].map((adapter) => ({
      code: adapter.code,
      isOn: offered.includes(adapter),
      isTest: adapter.isTest(settings),
      obstacle: adapter.obstacle(surroundings),
    })),
    methodsSetBy: environment.methods ? 'PAYMENTS' : null,
    bankAccount: settings.bankAccount ?? null,
    bankAccountSetBy: environment.bankAccount === undefined ? null : 'BANK_ACCOUNT',
    stripe: {
      secretKey: shownKey('STRIPE_SECRET_KEY', secretKey, stored.stripeSecretKey),
      webhookSecret: shownKey('STRIPE_WEBHOOK_SECRET', webhookSecret, stored.stripeWebhookSecret),
      isTest: settings.stripe?.secretKey === undefined ? null : isTestKey(settings.stripe.secretKey),
      webhookUrl: stripeWebhookUrl(shopUrl),
    },
    canStoreKeys,
    isCopy,
    version: versionOf(store),
  };
}

const SHOWN_CHARACTERS = 4;

const shownKey = (name: string, ofEnvironment: string | undefined, stored: string | undefined): ShownKey =>
  ofEnvironment === undefined
    ? { isSet: stored !== undefined, ending: stored?.slice(-SHOWN_CHARACTERS) ?? null, setBy: null }
    : { isSet: true, ending: null, setBy: name };

const versionOf = ({ paymentMethods, bankAccount }: StoreRow): string =>
  createHash('sha256')
    .update(JSON.stringify([paymentMethods, bankAccount]))
    .digest('base64url')
    .slice(0, 22);

export async function savePaymentSettings(
  ctx: PaymentsCaller,
  { version, methods, bankAccount }: PaymentChanges,
): Promise<PaymentSettingsView> {
  const { environment } = ctx;
  if (methods !== undefined && environment.methods) throwSetBy('PAYMENTS');
  if (bankAccount !== undefined && environment.bankAccount !== undefined) throwSetBy('BANK_ACCOUNT');
  const stored = await findStoredPayments(ctx.db, ctx.fingerprint, await getOwnStore(ctx));
  const saved = await ctx.editing.changeSettings(ctx, 'change payments', (store) => {
    if (versionOf(store) !== version) throwDomainError('store.changed');
    const fields = {
      ...(methods !== undefined && { paymentMethods: methods }),
      ...(bankAccount !== undefined && { bankAccount: bankAccount || null }),
    };
    const next = { ...store, ...fields };
    const after = { ...stored, methods: next.paymentMethods, bankAccount: next.bankAccount };
    if (methods !== undefined) throwUnlessAble(methods, withStored(environment, after), ctx.shopUrl);
    return fields;
  });
  return describe(ctx, saved);
}

const throwSetBy = (name: string): never => throwDomainError('setting.by-environment', { name }, { name });

/** Shoppers would not see such a method, and nobody would know why. */
function throwUnlessAble(methods: readonly string[], settings: PaymentSettings, shopUrl: string): void {
  for (const code of methods) {
    const adapter = adaptersOf(settings).find((one) => one.code === code);
    if (!adapter) throwDomainError('request.invalid', { detail: `methods: ${code}` });
    const obstacle = adapter?.obstacle({ shopUrl, settings }) ?? null;
    if (obstacle !== null) throwDomainError('payment.cannot-offer', { method: code }, { field: code, obstacle });
  }
}

export async function testStripeKey(ctx: PaymentsCaller, secretKey: string | undefined): Promise<StripeKeyTest> {
  const stored = await findStoredPayments(ctx.db, ctx.fingerprint, await getOwnStore(ctx));
  const key = secretKey ?? withStored(ctx.environment, stored).stripe?.secretKey;
  if (key === undefined) return throwDomainError('payment.no-key');
  const { answer, webhook } = await inspect(ctx, key);
  return { answer, webhook, isTest: isTestKey(key) };
}

const inspect = ({ environment, shopUrl }: PaymentsCaller, secretKey: string) =>
  inspectStripe({ secretKey, apiUrl: environment.stripe?.apiUrl, shopUrl, timeoutMs: TIMEOUT_MS });

export async function saveStripeKeys(
  ctx: PaymentsCaller,
  { secretKey, webhookSecret }: Input<typeof shapeOfKeys>['body'],
): Promise<PaymentSettingsView> {
  const { environment, canStoreKeys } = ctx;
  if (secretKey !== undefined && environment.stripe?.secretKey !== undefined) throwSetBy('STRIPE_SECRET_KEY');
  if (webhookSecret !== undefined && environment.stripe?.webhookSecret !== undefined)
    throwSetBy('STRIPE_WEBHOOK_SECRET');
  // The key is not sent anywhere if it cannot be saved.
  if (!canStoreKeys) throwDomainError('credential.needs-secret');
  if (secretKey !== undefined) {
    const { answer } = await inspect(ctx, secretKey);
    if (answer === 'refused') throwDomainError('payment.key-refused', {}, { field: 'secretKey' });
    if (answer !== 'accepted') throwDomainError('payment.key-untested');
  }
  return changeKeys(ctx, 'set keys of Stripe', {
    ...(secretKey !== undefined && { 'stripe.secret-key': secretKey }),
    ...(webhookSecret !== undefined && { 'stripe.webhook-secret': webhookSecret }),
  });
}

export async function removeStripeKeys(ctx: PaymentsCaller): Promise<PaymentSettingsView> {
  return changeKeys(ctx, 'remove keys of Stripe', { 'stripe.secret-key': null, 'stripe.webhook-secret': null });
}

async function changeKeys(
  ctx: PaymentsCaller,
  action: string,
  values: Readonly<Partial<Record<CredentialName, string | null>>>,
): Promise<PaymentSettingsView> {
  const { fingerprint, now, actor, canStoreKeys } = ctx;
  const store = await getOwnStore(ctx);
  await inTransaction(ctx.db, async (tx) => {
    const changes = await saveCredentials(tx, { storeId: store.id, fingerprint, now, canStore: canStoreKeys, values });
    await recordChange(tx, { storeId: store.id, at: now, actor, action }, changes);
  });
  return describe(ctx, store);
}
