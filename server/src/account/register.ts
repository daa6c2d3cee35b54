import type { Session, register as shape } from '@vitrine/contract/account-shapes.ts';
import { checkNames, isEmail } from '@vitrine/contract/address-rules.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { FieldProblem } from '@vitrine/contract/field-problems.ts';
import { refuse } from '../platform/refusal.ts';
import { refuseForm } from '../platform/refuse-form.ts';
import { isCountry, normalizeText, type ShopVisit, tidyAddress } from '../store/store.ts';
import { mailAccountExists } from './account-mail.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { findCustomerByEmail } from './customer-repository.ts';
import { countKnownAddress, countRegistration } from './limit-registration.ts';
import { subscribeCustomer } from './newsletter-tick.ts';
import { handOver, openSession } from './open-session.ts';
import { hashNewPassword, undoWhenBusy } from './password-hash.ts';
import { checkNewPassword } from './password-rules.ts';
import { rememberPlace } from './place-repository.ts';
import { placeOf } from './throttle-login.ts';

type Body = Input<typeof shape>['body'];

export async function register(visit: ShopVisit, { body }: Input<typeof shape>): Promise<Session> {
  const person = personOf(visit, body);
  refuseForm(visit, problemsOf(visit, body, person));
  const counted = await countRegistration(visit, person.email);
  const passwordHash = await undoWhenBusy(() => hashNewPassword(body.password), counted.undo);
  const opened = await visit.db.transaction(async (tx) => {
    const customer = await createAccount(tx, visit, { ...person, passwordHash });
    if (!customer) return undefined;
    if (body.newsletter) await subscribeCustomer(tx, visit, customer);
    await rememberPlace(tx, customer.id, placeOf(visit), visit.now);
    return openSession(tx, visit, customer);
  });
  return opened ? handOver(visit, opened) : refuseKnown(visit, person.email);
}

async function refuseKnown(visit: ShopVisit, email: string): Promise<never> {
  await countKnownAddress(visit, email);
  const owner = await findCustomerByEmail(visit.db, visit.store.id, email);
  if (owner) await mailAccountExists(visit.db, visit, owner);
  return refuse('account.exists');
}

/** The names may stand beside the address or in it. */
function personOf({ store, language }: ShopVisit, body: Body): Omit<NewAccount, 'passwordHash'> {
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
    billing: { ...tidyAddress(body.billing, spoken), firstName, lastName },
  };
}

function problemsOf({ store }: ShopVisit, body: Body, person: Omit<NewAccount, 'passwordHash'>): FieldProblem[] {
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
