// The settings of mails in the back office. What environment variables decide is shown and cannot be changed here.
import { createHash } from 'node:crypto';
import { domainErrorMessage } from '@vitrine/contract/domain-error.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/mail/staff-mail-shapes.ts';
import type {
  MailChanges,
  MailSettingsView,
  MailTest,
  TypedMailServer,
} from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { recordChange } from '../history/history.ts';
import type { Queryable } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { enforceLimit } from '../platform/security/limits.ts';
import type { Fingerprint } from '../platform/security/secret.ts';
import {
  getOwnStore,
  ownScreenFields,
  readCredentials,
  type SettingEditing,
  type StaffContext,
  type StoreRow,
  saveCredentials,
} from '../store/store.ts';
import { deliveryBy, type MailSettings, type StoredMail } from './create-mails.ts';
import { fromOf } from './email-message.ts';
import { failedSince } from './failed-mails.ts';
import { addressOf, describeAddress, senderOf, serverOf, storedAddressOf } from './mail-server.ts';
import { countMailsGivenUp, countWaitingMails, findLastError, retryWaitingMails } from './outbox-repository.ts';

export interface MailEditing {
  /** The settings of the environment, which win. */
  readonly environment: MailSettings;
  readonly canStoreKeys: boolean;
  readonly isCopy: boolean;
  readonly editing: SettingEditing;
}

type MailCaller = StaffContext & MailEditing;

export async function findStoredMail(db: Queryable, fingerprint: Fingerprint, store: StoreRow): Promise<StoredMail> {
  const server = serverOf(store);
  return {
    hasServer: server !== null,
    smtpUrl: server ? storedAddressOf(server, await findPassword(db, fingerprint, store)) : undefined,
    from: senderOf(store.senderName, store.senderAddress),
  };
}

const findPassword = async (db: Queryable, fingerprint: Fingerprint, { id }: StoreRow): Promise<string | undefined> =>
  (await readCredentials(db, { storeId: id, fingerprint })).get('smtp.password');

export async function readMailSettings(ctx: MailCaller): Promise<MailSettingsView> {
  return describe(ctx, await getOwnStore(ctx));
}

async function describe(ctx: MailCaller, store: StoreRow): Promise<MailSettingsView> {
  const { db, fingerprint, environment, shopUrl, now } = ctx;
  const stored = await findStoredMail(db, fingerprint, store);
  const { smtpUrl, from } = environment;
  const ownServer = serverOf(store);
  const host = new URL(shopUrl).hostname;
  const sender = from === undefined ? null : fromOf({ name: '', email: null }, from, host);
  return {
    server: smtpUrl === undefined ? ownServer : describeAddress(smtpUrl),
    serverSetBy: smtpUrl === undefined ? null : 'SMTP_URL',
    hasPassword: smtpUrl === undefined && stored.smtpUrl !== undefined && ownServer?.user !== null,
    canStorePassword: ctx.canStoreKeys,
    senderName: sender ? sender.name || null : store.senderName,
    senderAddress: sender ? sender.address : store.senderAddress,
    senderSetBy: sender ? 'MAIL_FROM' : null,
    defaultSender: fromOf(store, undefined, host),
    orderNoticeEmail: store.orderNoticeEmail,
    messageNoticeEmail: store.messageNoticeEmail,
    stockNoticeEmail: store.stockNoticeEmail,
    noticeEmail: store.noticeEmail ?? store.email,
    delivery: deliveryBy(environment, stored, shopUrl),
    isCopy: ctx.isCopy,
    waiting: (await countWaitingMails(db)).count,
    failed: await countMailsGivenUp(db, store.id, failedSince(now)),
    lastError: withoutAddresses(await findLastError(db, store.id, failedSince(now))),
    version: versionOf(store),
  };
}

/** Servers repeat the address of the reader, which is shown in the list of failed mails only. */
const withoutAddresses = (text: string | null): string | null => text?.replace(/[^\s<>"']+@[^\s<>"']+/g, '…') ?? null;

const versionOf = (store: StoreRow): string =>
  createHash('sha256')
    .update(JSON.stringify(ownScreenFields['mail.w'].map((field) => store[field])))
    .digest('base64url')
    .slice(0, 22);

export async function saveMailSettings(
  ctx: MailCaller,
  { version, server, password, ...texts }: MailChanges,
): Promise<MailSettingsView> {
  const { environment } = ctx;
  if (server !== undefined && environment.smtpUrl !== undefined) throwSetBy('SMTP_URL');
  const changesSender = texts.senderName !== undefined || texts.senderAddress !== undefined;
  if (changesSender && environment.from !== undefined) throwSetBy('MAIL_FROM');
  const before = await getOwnStore(ctx);
  if (versionOf(before) !== version) return throwChanged(ctx, before);
  const address = server ? await addressToStore(ctx, before, server, password) : undefined;
  await ctx.editing.changeSettings(ctx, 'change mail settings', (store) => {
    if (versionOf(store) !== version) throwDomainError('store.changed');
    return { ...(server !== undefined && fieldsOf(server)), ...texts };
  });
  const needsNone = server !== undefined && (server === null || server.user === null);
  if (address !== undefined || needsNone) await savePassword(ctx, before.id, address ?? null);
  // Nobody waits for the pause after an error that has just been mended.
  if (server) await retryWaitingMails(ctx.db, before.id, ctx.now);
  return describe(ctx, await getOwnStore(ctx));
}

const throwSetBy = (name: string): never => throwDomainError('setting.by-environment', { name }, { name });

const throwChanged = async (ctx: MailCaller, store: StoreRow): Promise<never> =>
  throwDomainError('store.changed', {}, { settings: await describe(ctx, store) });

const fieldsOf = (server: TypedMailServer | null) => ({
  smtpHost: server?.host ?? null,
  smtpPort: server?.port ?? null,
  smtpEncryption: server?.encryption ?? null,
  smtpUser: server?.user ?? null,
});

/** The address with a password that was typed; undefined if the stored one stays, or none is asked for. */
async function addressToStore(
  ctx: MailCaller,
  store: StoreRow,
  server: TypedMailServer,
  password: string | undefined,
): Promise<string | undefined> {
  if (server.user === null) return undefined;
  if (password !== undefined)
    return ctx.canStoreKeys ? addressOf(server, password) : throwDomainError('credential.needs-secret');
  await throwUnlessKnown(ctx, store, server);
  return undefined;
}

async function throwUnlessKnown(ctx: MailCaller, store: StoreRow, server: TypedMailServer): Promise<string> {
  const known = storedAddressOf(server, await findPassword(ctx.db, ctx.fingerprint, store));
  const fields = { password: domainErrorMessage('mail.password-again', {}, ctx.language) };
  return known ?? throwDomainError('mail.password-again', {}, { fields });
}

async function savePassword(ctx: MailCaller, storeId: number, address: string | null): Promise<void> {
  const { fingerprint, now, actor, canStoreKeys, db } = ctx;
  await inTransaction(db, async (tx) => {
    const values = { 'smtp.password': address };
    const changes = await saveCredentials(tx, { storeId, fingerprint, now, canStore: canStoreKeys, values });
    if (changes.length > 0)
      await recordChange(tx, { storeId, at: now, actor, action: 'set password of the mail server' }, changes);
  });
}

/** A connection to an address that is chosen on a screen: enough to find the right settings, not to search a network. */
const TESTS = { max: 30, minutes: 60 };

export async function sendTestMail(
  ctx: MailCaller,
  { server, password, senderName, senderAddress, to }: Input<typeof shapes.sendTestMail>['body'],
): Promise<MailTest> {
  await enforceLimit(ctx, 'test mail', String(ctx.staff.id), TESTS);
  const { environment } = ctx;
  const store = await getOwnStore(ctx);
  const stored = await findStoredMail(ctx.db, ctx.fingerprint, store);
  if (server && environment.smtpUrl !== undefined) throwSetBy('SMTP_URL');
  const smtpUrl = server
    ? await addressToTry(ctx, store, server, password)
    : (environment.smtpUrl ?? stored.smtpUrl ?? throwDomainError('mail.no-server'));
  const typed = senderOf(senderName ?? null, senderAddress ?? null);
  // Loaded only when it is used: the package for mails takes a while.
  const { trySending } = await import('./test-mail.ts');
  return trySending({ ...ctx, store }, { smtpUrl, from: environment.from ?? typed, to });
}

async function addressToTry(
  ctx: MailCaller,
  store: StoreRow,
  server: TypedMailServer,
  password: string | undefined,
): Promise<string> {
  return password === undefined && server.user !== null
    ? throwUnlessKnown(ctx, store, server)
    : addressOf(server, password ?? '');
}
