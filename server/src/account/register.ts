import type { Session, register as shape } from '@vitrine/contract/account/account-shapes.ts';
import { checkNames, isEmail } from '@vitrine/contract/address/address-rules.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { FieldProblem } from '@vitrine/contract/field-problems.ts';
import { refuseForm } from '../platform/read-email.ts';
import { refuse } from '../platform/refusal.ts';
import { isCountry, normalizeAddress, normalizeText, type RequestContext } from '../store/store.ts';
import { mailAccountExists } from './account-mail.ts';
import type { AccountServices } from './account-services.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { subscribeCustomer } from './customer-newsletter.ts';
import { findCustomerByEmail } from './customer-repository.ts';
import { countKnownAddress, countRegistration } from './limit-registration.ts';
import { openSession, sendSession } from './open-session.ts';
import { hashNewPassword, undoWhenBusy } from './password-hash.ts';
import { checkNewPassword } from './password-rules.ts';
import { saveKnownNetwork } from './place-repository.ts';
import { networkFingerprint } from './throttle-login.ts';

type Body = Input<typeof shape>['body'];

export async function register(ctx: RequestContext & AccountServices, { body }: Input<typeof shape>): Promise<Session> {
  const person = personOf(ctx, body);
  refuseForm(ctx, problemsOf(ctx, body, person));
  const counted = await countRegistration(ctx, person.email);
  const passwordHash = await undoWhenBusy(() => hashNewPassword(body.password), counted.undo);
  const opened = await ctx.db.transaction(async (tx) => {
    const customer = await createAccount(tx, ctx, { ...person, passwordHash });
    if (!customer) return undefined;
    if (body.newsletter) await subscribeCustomer(tx, ctx, customer);
    await saveKnownNetwork(tx, customer.id, networkFingerprint(ctx), ctx.now);
    return openSession(tx, ctx, customer);
  });
  return opened ? sendSession(ctx, opened) : refuseKnown(ctx, person.email);
}

async function refuseKnown(ctx: RequestContext & AccountServices, email: string): Promise<never> {
  await countKnownAddress(ctx, email);
  const owner = await findCustomerByEmail(ctx.db, ctx.store.id, email);
  if (owner) await ctx.db.transaction((tx) => mailAccountExists(tx, ctx, owner));
  return refuse('account.exists');
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

function problemsOf(
  { store }: RequestContext & AccountServices,
  body: Body,
  person: Omit<NewAccount, 'passwordHash'>,
): FieldProblem[] {
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
