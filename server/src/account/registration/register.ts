import type { Session, register as shape } from '@vitrine/contract/account/account-shapes.ts';
import { checkNames, isEmail } from '@vitrine/contract/address/address-rules.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { ValidationIssue } from '@vitrine/contract/validation-issue.ts';
import type { Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { throwFormError } from '../../platform/read-email.ts';
import {
  enforceLimit,
  isWithinLimit,
  networkOf,
  throwIfLimitReached,
  undoAttempt,
} from '../../platform/security/limits.ts';
import { isCountry, normalizeAddress, normalizeText, type RequestContext } from '../../store/store.ts';
import { mailAccountExists, mailWelcome } from '../account-mail.ts';
import type { AccountServices } from '../account-services.ts';
import {
  addCustomer,
  type CustomerRow,
  emailKey,
  findCustomerByEmail,
  type StoredAddress,
} from '../customer-repository.ts';
import { hashNewPassword, undoWhenBusy } from '../passwords/password-hash.ts';
import { checkNewPassword } from '../passwords/password-rules.ts';
import { subscribeCustomer } from '../profile/customer-view.ts';
import { openSession, sendSession } from '../sessions/open-session.ts';
import { saveKnownNetwork } from '../sessions/place-repository.ts';
import { networkFingerprint } from '../sessions/throttle-login.ts';
import { makeLink } from '../verification/mailed-link.ts';

type Body = Input<typeof shape>['body'];

export async function register(ctx: RequestContext & AccountServices, { body }: Input<typeof shape>): Promise<Session> {
  const person = personOf(ctx, body);
  throwFormError(ctx, issuesOf(ctx, body, person));
  const counted = await countRegistration(ctx, person.email);
  const passwordHash = await undoWhenBusy(() => hashNewPassword(body.password), counted.undo);
  const opened = await ctx.db.transaction(async (tx) => {
    const customer = await createAccount(tx, ctx, { ...person, passwordHash });
    if (!customer) return undefined;
    if (body.newsletter) await subscribeCustomer(tx, ctx, customer);
    await saveKnownNetwork(tx, customer.id, networkFingerprint(ctx), ctx.now);
    return openSession(tx, ctx, customer);
  });
  return opened ? sendSession(ctx, opened) : throwAccountExists(ctx, person.email);
}

async function throwAccountExists(ctx: RequestContext & AccountServices, email: string): Promise<never> {
  await countKnownAddress(ctx, email);
  const owner = await findCustomerByEmail(ctx.db, ctx.store.id, email);
  if (owner) await ctx.db.transaction((tx) => mailAccountExists(tx, ctx, owner));
  return throwDomainError('account.exists');
}

/** Public storefronts send the names beside the address or in it. */
function personOf({ store, language }: RequestContext & AccountServices, body: Body): Omit<NewAccount, 'passwordHash'> {
  const written = body.language?.split(/[-_]/)[0]?.toLowerCase() ?? '';
  const spoken = store.languages.includes(written) ? written : language;
  const firstName = normalizeText(body.firstName) ?? normalizeText(body.billing.firstName) ?? '';
  const lastName = normalizeText(body.lastName) ?? normalizeText(body.billing.lastName) ?? '';
  return {
    email: body.emailAddress,
    firstName,
    lastName,
    gender: body.gender ?? null,
    language: spoken,
    billing: { ...normalizeAddress(body.billing, spoken), firstName, lastName },
  };
}

function issuesOf(
  { store }: RequestContext & AccountServices,
  body: Body,
  person: Omit<NewAccount, 'passwordHash'>,
): ValidationIssue[] {
  const { email } = person;
  const names = checkNames(person, body.firstName === undefined && body.lastName === undefined ? 'billing.' : '');
  return [
    ...names,
    ...(email === '' ? [{ field: 'emailAddress', code: 'email.empty' } as const] : []),
    ...(email !== '' && !isEmail(email) ? [{ field: 'emailAddress', code: 'email.shape' } as const] : []),
    ...(isCountry(person.billing.country) ? [] : [{ field: 'billing.country', code: 'country.empty' } as const]),
    ...checkNewPassword(body, [email, store.name]),
  ];
}

export interface NewAccount {
  readonly email: string;
  /** Hashed before the transaction begins, because hashing takes long. */
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender?: 'M' | 'F' | null;
  readonly language: string;
  readonly billing: StoredAddress;
  readonly delivery?: StoredAddress | null;
}

/** Creates the customer and mails a verification link; undefined when the store has a customer with that address. */
export async function createAccount(
  tx: Tx,
  ctx: Pick<RequestContext, 'store' | 'now' | 'shopUrl'>,
  account: NewAccount,
): Promise<CustomerRow | undefined> {
  const customer = await addCustomer(tx, { ...account, storeId: ctx.store.id, createdAt: ctx.now });
  if (!customer) return undefined;
  const { id: customerId, email } = customer;
  const link = await makeLink(tx, ctx.now, { customerId, purpose: 'verify', email });
  await mailWelcome(tx, ctx, customer, link);
  return customer;
}

// Rate limits of registrations, with or without an order. Counted before the password is hashed.

type Limited = Pick<RequestContext, 'db' | 'now' | 'fingerprint' | 'caller' | 'store'>;

/** Per address: customers who forgot that they have an account try again with the same address. */
const PER_ADDRESS = { max: 5, minutes: 60 };
const PER_NETWORK = { max: 60, minutes: 60 };
/** Limits account enumeration: after this many addresses with an account every registration is refused. */
const KNOWN_PER_NETWORK = { max: 20, minutes: 60 };
const ONCE = { max: 1, minutes: 60 };

const addressOf = ({ store }: Limited, email: string): string => `${store.id} ${emailKey(email)}`;

/** Counts the same whether or not the address has an account. */
export async function countRegistration(ctx: Limited, email: string): Promise<{ undo(): Promise<void> }> {
  const network = networkOf(ctx.caller.address);
  const address = addressOf(ctx, email);
  await throwIfLimitReached(ctx, 'register known addresses', network, KNOWN_PER_NETWORK);
  await enforceLimit(ctx, 'register an address', address, PER_ADDRESS);
  await enforceLimit(ctx, 'register', network, PER_NETWORK);
  return {
    undo: async () => {
      await undoAttempt(ctx, 'register an address', address);
      await undoAttempt(ctx, 'register', network);
    },
  };
}

/** The response tells that the address has an account; each address counts once. */
async function countKnownAddress(ctx: Limited, email: string): Promise<void> {
  const network = networkOf(ctx.caller.address);
  const isFirst = await isWithinLimit(ctx, 'register a known address', `${network} ${addressOf(ctx, email)}`, ONCE);
  if (isFirst) await enforceLimit(ctx, 'register known addresses', network, KNOWN_PER_NETWORK);
}
