// Customers in the API. Fields marked as an own addition are neither sent nor required by other servers.
import { z } from 'zod';
import { cart } from '../cart/cart-shapes.ts';
import { storeQuery } from '../common-query.ts';

const short = (max: number) => z.string().trim().max(max);
/** Longer than any field may be, so that the form rule with its clear message applies first. */
const written = short(300).nullish();
const email = short(300);
const password = z.string().max(1024);
/** Own addition for two calls that other clients make without it. */
const currentPassword = password
  .nullish()
  .describe(
    'The current password. Not sent: a session opened within 15 minutes is enough, else a mailed link confirms',
  );
const token = z.string().min(1).max(128);

export const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable().describe('Street and number'),
  address2: z.string().nullable().describe('Own addition: apartment, floor, building'),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  stateProvince: z.string().nullable().describe('Name of the zone, or free text'),
  zone: z.string().nullable().describe('Zone code'),
  country: z.string().describe('ISO code'),
  countryCode: z.string().describe('The same under its other name'),
  bilstateOther: z.null(),
  billingAddress: z.boolean(),
  latitude: z.null(),
  longitude: z.null(),
});
export type Address = z.output<typeof address>;

/** An address as it is sent; contract/src/address/address-rules.ts says what each field must be. */
export const newAddress = z.object({
  firstName: written,
  lastName: written,
  company: written,
  phone: written,
  address: written,
  address2: written.describe('Own addition: apartment, floor, building'),
  city: written,
  postalCode: written,
  stateProvince: written,
  zone: written,
  country: written,
  countryCode: written,
});
export type NewAddress = z.output<typeof newAddress>;

export const customer = z.object({
  id: z.int(),
  emailAddress: z.string(),
  userName: z.string().describe('The email address'),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.string().nullable(),
  language: z.string(),
  provider: z.null(),
  storeCode: z.null(),
  rating: z.number(),
  ratingCount: z.int(),
  billing: address,
  delivery: address.nullable().describe('null: the same as billing'),
  attributes: z.array(z.never()),
  groups: z.array(z.never()),
  emailVerified: z.boolean().describe('Own addition: the owner of this address has confirmed it'),
  pendingEmail: z.string().nullable().describe('Own addition: replaces the email address once it is confirmed'),
  newsletter: z
    .boolean()
    .describe('Own addition: the address is on the newsletter’s list; false until the address is verified'),
  since: z.string().describe('Own addition: when the account was created, as yyyy-mm-dd'),
});
export type Customer = z.output<typeof customer>;

/** The response also sets an HttpOnly cookie, with which refreshSession returns the next token. */
export const session = z.object({
  id: z.int().describe('The customer’s id'),
  token: z.string().describe('Sent back as `Authorization: Bearer …`; expires after `expiresIn`'),
  expiresIn: z.int().describe('Own addition: seconds until the token expires; refresh before'),
});
export type Session = z.output<typeof session>;

const done = z.object({ message: z.string().describe('In the language of the request') });
export type Done = z.output<typeof done>;

export const register = {
  query: storeQuery,
  body: z.object({
    emailAddress: email,
    password,
    repeatPassword: password.nullish(),
    firstName: written.describe('Or in `billing`'),
    lastName: written.describe('Or in `billing`'),
    gender: z.enum(['M', 'F']).nullish(),
    language: short(16).nullish(),
    billing: newAddress.describe('Names and country; the rest of the address may follow later'),
    newsletter: z.boolean().nullish().describe('Own addition: true sends a confirmation mail to the address'),
  }),
  response: session,
};
export const login = {
  query: storeQuery,
  body: z.object({ username: email.describe('The email address'), password }),
  response: session,
};
export const refreshToken = { query: storeQuery, response: session };
export const refreshSession = { query: storeQuery, response: session };
export const logout = { query: storeQuery, response: z.null() };

export const readProfile = { query: storeQuery, response: customer };
export const changeProfile = {
  query: storeQuery,
  body: z.object({
    emailAddress: email.nullish().describe('A new one needs `password` and takes effect once its link is opened'),
    password: currentPassword,
    firstName: written,
    lastName: written,
    gender: z.enum(['M', 'F']).nullish(),
    language: short(16).nullish(),
    newsletter: z
      .boolean()
      .nullish()
      .describe('true: immediately for a verified address, otherwise after confirmation by mail'),
  }),
  response: customer.extend({
    message: z.string().optional().describe('Own addition: what confirms a new email address'),
  }),
};
export const changeAddress = {
  query: storeQuery,
  body: z.object({
    billing: newAddress.nullish(),
    delivery: newAddress.nullish().describe('null: the same as billing; not sent: as it was'),
  }),
  response: customer,
};
export const deleteAccount = {
  query: storeQuery,
  body: z.object({ password: currentPassword }).nullish(),
  response: done.describe('Data that must be kept, and until when; or that a mailed link confirms the deletion'),
};
export const changePassword = {
  query: storeQuery,
  body: z.object({ current: password, password, repeatPassword: password }),
  response: done,
};

export const requestPasswordReset = {
  query: storeQuery,
  body: z.object({
    username: email.describe('The email address'),
    returnUrl: z
      .string()
      .max(500)
      .nullish()
      .describe(
        'Where another storefront is: the mailed link starts with it, else with the Origin of the request, if STOREFRONT_ORIGINS lists it',
      ),
  }),
  response: done.describe('The same whether or not there is such an account'),
};
const linkParams = z.object({ store: z.string().min(1).max(64), token });
export const checkResetLink = {
  params: linkParams,
  query: storeQuery,
  response: z.object({ valid: z.literal(true) }),
};
export const resetPassword = {
  params: linkParams,
  query: storeQuery,
  body: z.object({ password, repeatPassword: password }),
  response: done,
};
export const requestVerification = { query: storeQuery, response: done };

const mailedToken = z.object({ token });
const verification = z.object({
  purpose: z
    .enum(['verify', 'change-email', 'approve-email', 'delete-account'])
    .describe('The address an account was made with, a new one for it, a new one asked for without password, deletion'),
  emailAddress: z.string().describe('The address the link is about: the new one, or that of the account'),
  needs: z
    .enum(['nothing', 'password', 'login'])
    .describe('What verifyEmail needs from this caller: nothing more, a new `password`, or a login to the account'),
});
export type Verification = z.output<typeof verification>;
export type VerificationNeeds = Verification['needs'];
export const checkVerification = { params: mailedToken, query: storeQuery, response: verification };
export const verifyEmail = {
  params: mailedToken,
  query: storeQuery,
  body: z
    .object({
      password: password.nullish().describe('A new one: needed unless the caller is signed in to this very account'),
      repeatPassword: password.nullish(),
    })
    .nullish(),
  response: done,
};
export const declineVerification = { params: mailedToken, query: storeQuery, response: done };

export const readCustomerCart = {
  query: storeQuery.extend({
    cart: z.string().max(64).optional().describe('A guest’s cart to take into the account'),
  }),
  response: cart,
};
export const readOwnCart = {
  ...readCustomerCart,
  params: z.object({ id: z.string().min(1).max(20).describe('The customer’s id') }),
};
export const exportData = {
  query: storeQuery.extend({ format: z.enum(['json', 'csv']).optional() }),
  response: z.union([
    z.record(z.string(), z.unknown()).describe('By subject: account, addresses, sessions, carts, orders, …'),
    z.string().describe('With format=csv: a table of subject, field and value'),
  ]),
};
