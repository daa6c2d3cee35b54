import { z } from 'zod';
import { csvFile, idParams } from './list-shapes.ts';
import { permissions, roles, tokenPermissions, viewedLists } from './permissions.ts';

const email = z.string().max(254);
const password = z.string().max(1000);
const token = z.string().max(100);
/** Six digits, or a recovery code. */
const code = z.string().max(40);
const role = z.enum(roles);

const encoded = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);
/** Credentials of authenticators can be long; their ids at most 1023 bytes. */
const credentialId = encoded(1400);
const knownCredential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });
const userVerification = z.literal('required');

const passkeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(knownCredential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification,
    }),
  })
  .describe('PublicKeyCredentialCreationOptionsJSON of WebAuthn');
export type PasskeyCreation = z.output<typeof passkeyCreation>;

const passkeyRequest = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    allowCredentials: z.array(knownCredential).describe('Empty: any passkey the browser has for this shop'),
    userVerification,
  })
  .describe('PublicKeyCredentialRequestOptionsJSON of WebAuthn');
export type PasskeyRequest = z.output<typeof passkeyRequest>;

const newPasskey = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: encoded(4000),
      attestationObject: encoded(20_000),
      transports: z.array(z.string().max(30)).max(10).default([]),
    }),
  })
  .describe('RegistrationResponseJSON of WebAuthn');
export type NewPasskey = z.output<typeof newPasskey>;

const usedPasskey = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: encoded(4000),
      authenticatorData: encoded(4000),
      signature: encoded(4000),
      userHandle: encoded(100).optional(),
    }),
  })
  .describe('AuthenticationResponseJSON of WebAuthn');
export type UsedPasskey = z.output<typeof usedPasskey>;

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created: z.string(),
  lastUsed: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

const signedIn = z.object({ state: z.literal('done') });
const signIn = z.discriminatedUnion('state', [
  signedIn,
  z.object({ state: z.literal('totp'), challenge: z.string().describe('For answerTotp, within five minutes') }),
]);

const profile = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  permissions: z.array(z.enum(permissions)),
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  hasPasskey: z.boolean(),
  mustAddFactor: z.boolean().describe('Personal data is shown only after a passkey or an authenticator app is set up'),
  confirmedUntil: z.string().nullable().describe('Dangerous steps need no password until then'),
  store: z.object({
    name: z.string(),
    currency: z.string(),
    languages: z.array(z.string()),
    timeZone: z.string(),
    sizeUnit: z.string(),
    weightUnit: z.string(),
    url: z.string(),
    version: z.string().describe('Of the program'),
  }),
});
export type StaffProfile = z.output<typeof profile>;

const member = z.object({
  id: z.int(),
  name: z.string().nullable().describe('null: invited, not here yet'),
  email: z.string(),
  role,
  enabled: z.boolean(),
  hasTotp: z.boolean(),
  hasPasskey: z.boolean(),
  invitedUntil: z.string().nullable(),
  lastSeen: z.string().nullable(),
});
export type StaffMember = z.output<typeof member>;

const session = z.object({
  id: z.int(),
  device: z.string().describe('Browser and system, as far as the browser tells'),
  network: z.string(),
  begun: z.string(),
  lastSeen: z.string(),
  isThis: z.boolean(),
});
export type StaffSession = z.output<typeof session>;

const apiToken = z.object({
  id: z.int(),
  name: z.string(),
  owner: z.string().describe('Who made it: it may do no more than this person, and ends with the person’s access'),
  permissions: z.array(z.enum(permissions)),
  created: z.string(),
  endsAt: z.string(),
  lastUsed: z.string().nullable(),
});
export type ApiToken = z.output<typeof apiToken>;

/** One of the two. */
const credential = { password: password.optional(), passkey: newPasskey.optional() };

export const createOwner = {
  body: z.object({ token, name: z.string().max(200), email, ...credential }),
  response: signedIn,
};
export const loginStaff = {
  body: z.object({ username: email, password, shared: z.boolean().default(false).describe('Ends after an hour') }),
  response: signIn,
};
export const answerTotp = { body: z.object({ challenge: token, code }), response: signedIn };
export const confirmIdentity = {
  body: z.object({ password: password.optional(), code: code.optional(), passkey: usedPasskey.optional() }),
  response: z.object({ until: z.string() }),
};
export const logoutStaff = { response: z.null() };
export const readStaffProfile = { response: profile };
export const changeStaffPassword = {
  body: z.object({ current: password.optional().describe('Not for a first password'), next: password }),
  response: z.null(),
};
export const startTotp = { response: z.object({ secret: z.string(), uri: z.string() }) };
export const confirmTotp = { body: z.object({ code }), response: z.object({ recoveryCodes: z.array(z.string()) }) };
export const removeTotp = { response: z.null() };
export const listStaffSessions = { response: z.object({ items: z.array(session) }) };
export const endStaffSession = { params: idParams, response: z.null() };
export const listStaff = { response: z.object({ items: z.array(member) }) };
export const inviteStaff = {
  body: z.object({ email, role }),
  response: z.object({ id: z.int(), link: z.string().nullable().describe('Only when no mail can be sent') }),
};
export const updateStaff = { params: idParams, body: z.object({ role, enabled: z.boolean() }), response: member };
export const deleteStaff = { params: idParams, response: z.null() };
export const listTokens = { response: z.object({ items: z.array(apiToken) }) };
export const createToken = {
  body: z.object({
    name: z.string().trim().min(1).max(60),
    permissions: z.array(z.enum(tokenPermissions)).min(1),
    days: z.int().min(1).max(366).describe('How long it is valid'),
  }),
  response: z.object({ token: z.string().describe('Shown only now') }),
};
export const deleteToken = { params: idParams, response: z.null() };
export const acceptInvitation = {
  body: z.object({ token, name: z.string().max(200), ...credential }),
  response: signedIn,
};
export const resetStaffPassword = { body: z.object({ token, password }), response: signedIn };
export const startLinkPasskey = {
  body: z.object({
    token,
    kind: z.enum(['setup', 'invitation']),
    name: z.string().max(200),
    email: email.optional().describe('Of the first owner'),
  }),
  response: passkeyCreation,
};
export const startPasskeyLogin = { response: passkeyRequest };
export const loginByPasskey = {
  body: z.object({ passkey: usedPasskey, shared: z.boolean().default(false).describe('Ends after an hour') }),
  response: signedIn,
};
export const startPasskeyConfirmation = { response: passkeyRequest };
export const listPasskeys = { response: z.object({ items: z.array(passkey) }) };
export const startPasskey = { response: passkeyCreation };
export const addPasskey = { body: z.object({ name: z.string().max(200), passkey: newPasskey }), response: passkey };
export const renamePasskey = { params: idParams, body: z.object({ name: z.string().max(200) }), response: passkey };
export const removePasskey = { params: idParams, response: z.null() };

const list = z.enum(viewedLists);
const view = z.object({
  name: z.string(),
  query: z.string().describe('As in the address of the list'),
  shared: z.boolean().describe('Everybody who may see the list sees the view'),
  owner: z.string().nullable().describe('Name of the person who shares it; null: the caller'),
});
export type SavedView = z.output<typeof view>;
const views = z.object({ items: z.array(view) });
const viewParams = z.object({ list, name: z.string().trim().min(1).max(60) });

export const exportStaff = { response: csvFile };
export const listViews = { params: z.object({ list }), response: views };
export const saveView = {
  params: viewParams,
  body: z.object({ query: z.string().max(1000), shared: z.boolean().default(false) }),
  response: views,
};
export const deleteView = { params: viewParams, response: views };
