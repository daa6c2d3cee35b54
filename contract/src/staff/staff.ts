// People who run the shop: first owner, sign-in, sessions, invitations.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-shapes.ts';

export const createOwner = endpoint<typeof shapes.createOwner>()({
  name: 'createOwner',
  access: 'open',
  method: 'POST',
  path: 'private/setup',
  summary: 'The first owner, with the one-time token that the shop prints when it starts',
});

export const loginStaff = endpoint<typeof shapes.loginStaff>()({
  name: 'loginStaff',
  access: 'open',
  method: 'POST',
  path: 'private/login',
  summary: 'Signs in with a password; asks for a code when the account has one',
});

export const answerTotp = endpoint<typeof shapes.answerTotp>()({
  name: 'answerTotp',
  access: 'open',
  method: 'POST',
  path: 'private/login/totp',
  summary: 'The code of the authenticator app, or a recovery code',
});

export const confirmIdentity = endpoint<typeof shapes.confirmIdentity>()({
  name: 'confirmIdentity',
  access: 'staff',
  method: 'POST',
  path: 'private/login/confirm',
  staff: { permission: 'own', record: 'none' },
  summary: 'The password, a code or a passkey again, before dangerous steps',
});

export const logoutStaff = endpoint<typeof shapes.logoutStaff>()({
  name: 'logoutStaff',
  access: 'staff',
  method: 'POST',
  path: 'private/logout',
  staff: { permission: 'own', record: 'none' },
  summary: 'Ends this session',
});

export const readStaffProfile = endpoint<typeof shapes.readStaffProfile>()({
  name: 'readStaffProfile',
  access: 'staff',
  method: 'GET',
  path: 'private/user/profile',
  staff: { permission: 'own', record: 'none' },
  summary: 'Who is signed in, what they may do, and the shop',
});

export const changeStaffPassword = endpoint<typeof shapes.changeStaffPassword>()({
  name: 'changeStaffPassword',
  access: 'staff',
  method: 'PATCH',
  path: 'private/user/password',
  staff: { permission: 'own', danger: true, record: 'change' },
  summary: 'A new password, or a first one; every other session ends',
});

export const startTotp = endpoint<typeof shapes.startTotp>()({
  name: 'startTotp',
  access: 'staff',
  method: 'POST',
  path: 'private/user/totp',
  staff: { permission: 'own', danger: true, record: 'none' },
  summary: 'A new secret for an authenticator app; it counts once it is confirmed',
});

export const confirmTotp = endpoint<typeof shapes.confirmTotp>()({
  name: 'confirmTotp',
  access: 'staff',
  method: 'PUT',
  path: 'private/user/totp',
  staff: { permission: 'own', danger: true, record: 'change' },
  summary: 'Confirms the secret with a code; returns the recovery codes once',
});

export const removeTotp = endpoint<typeof shapes.removeTotp>()({
  name: 'removeTotp',
  access: 'staff',
  method: 'DELETE',
  path: 'private/user/totp',
  staff: { permission: 'own', danger: true, record: 'change' },
  summary: 'Removes the authenticator app',
});

export const listStaffSessions = endpoint<typeof shapes.listStaffSessions>()({
  name: 'listStaffSessions',
  access: 'staff',
  method: 'GET',
  path: 'private/user/sessions',
  staff: { permission: 'own', record: 'none' },
  summary: 'Where the person is signed in',
});

export const endStaffSession = endpoint<typeof shapes.endStaffSession>()({
  name: 'endStaffSession',
  access: 'staff',
  method: 'DELETE',
  path: 'private/user/sessions/{id}',
  staff: { permission: 'own', record: 'none' },
  summary: 'Ends one of the person’s sessions',
});

export const listStaff = endpoint<typeof shapes.listStaff>()({
  name: 'listStaff',
  access: 'staff',
  method: 'GET',
  path: 'private/users',
  staff: { permission: 'staff.w', record: 'none' },
  summary: 'Everybody with an account or an open invitation',
});

export const exportStaff = endpoint<typeof shapes.exportStaff>()({
  name: 'exportStaff',
  access: 'staff',
  method: 'GET',
  path: 'private/users/csv',
  staff: { permission: 'staff.w', record: 'personal-read' },
  summary: 'Everybody with an account or an open invitation, as a table',
});

export const inviteStaff = endpoint<typeof shapes.inviteStaff>()({
  name: 'inviteStaff',
  access: 'staff',
  method: 'POST',
  path: 'private/user',
  success: 201,
  staff: { permission: 'staff.w', danger: true, record: 'change' },
  summary: 'Mails an invitation; without a mail server its link is in the answer',
});

export const updateStaff = endpoint<typeof shapes.updateStaff>()({
  name: 'updateStaff',
  access: 'staff',
  method: 'PUT',
  path: 'private/user/{id}',
  staff: { permission: 'staff.w', danger: true, record: 'change' },
  summary: 'Another role, or no access; sessions end when a role loses rights',
});

export const deleteStaff = endpoint<typeof shapes.deleteStaff>()({
  name: 'deleteStaff',
  access: 'staff',
  method: 'DELETE',
  path: 'private/user/{id}',
  staff: { permission: 'staff.w', danger: true, record: 'change' },
  summary: 'Removes a person or an open invitation; the last owner stays',
});

export const listTokens = endpoint<typeof shapes.listTokens>()({
  name: 'listTokens',
  access: 'staff',
  method: 'GET',
  path: 'private/tokens',
  staff: { permission: 'staff.w', record: 'none' },
  summary: 'Tokens with which programs call these endpoints',
});

export const createToken = endpoint<typeof shapes.createToken>()({
  name: 'createToken',
  access: 'staff',
  method: 'POST',
  path: 'private/tokens',
  success: 201,
  staff: { permission: 'staff.w', danger: true, record: 'change' },
  summary: 'A new token for a program, sent as Authorization: Bearer',
});

export const deleteToken = endpoint<typeof shapes.deleteToken>()({
  name: 'deleteToken',
  access: 'staff',
  method: 'DELETE',
  path: 'private/tokens/{id}',
  staff: { permission: 'staff.w', record: 'change' },
  summary: 'Ends a token at once',
});

export const listViews = endpoint<typeof shapes.listViews>()({
  name: 'listViews',
  access: 'staff',
  method: 'GET',
  path: 'private/views/{list}',
  staff: { permission: 'own', record: 'none' },
  summary: 'Saved filters of a list: the caller’s own, and those that are shared',
});

export const saveView = endpoint<typeof shapes.saveView>()({
  name: 'saveView',
  access: 'staff',
  method: 'PUT',
  path: 'private/views/{list}/{name}',
  staff: { permission: 'own', record: 'none' },
  summary: 'Saves the filters of a list under a name, or replaces them',
});

export const deleteView = endpoint<typeof shapes.deleteView>()({
  name: 'deleteView',
  access: 'staff',
  method: 'DELETE',
  path: 'private/views/{list}/{name}',
  staff: { permission: 'own', record: 'none' },
  summary: 'Deletes one of the caller’s views',
});

export const acceptInvitation = endpoint<typeof shapes.acceptInvitation>()({
  name: 'acceptInvitation',
  access: 'open',
  method: 'POST',
  path: 'private/invitation',
  summary: 'The invited person chooses a name, and a password or a passkey',
});

export const resetStaffPassword = endpoint<typeof shapes.resetStaffPassword>()({
  name: 'resetStaffPassword',
  access: 'open',
  method: 'POST',
  path: 'private/user/password/reset',
  summary: 'A new password by the link of the reset command; removes the authenticator app and the passkeys',
});

export const startLinkPasskey = endpoint<typeof shapes.startLinkPasskey>()({
  name: 'startLinkPasskey',
  access: 'open',
  method: 'POST',
  path: 'private/link/passkey',
  summary: 'What a browser needs to make a passkey instead of a password, for the first owner or an invited person',
});

export const startPasskeyLogin = endpoint<typeof shapes.startPasskeyLogin>()({
  name: 'startPasskeyLogin',
  access: 'open',
  method: 'POST',
  path: 'private/login/passkey/start',
  summary: 'A challenge for any passkey of this shop; it can be used once, within five minutes',
});

export const loginByPasskey = endpoint<typeof shapes.loginByPasskey>()({
  name: 'loginByPasskey',
  access: 'open',
  method: 'POST',
  path: 'private/login/passkey',
  summary: 'Signs in with a passkey; no password and no code are needed',
});

export const startPasskeyConfirmation = endpoint<typeof shapes.startPasskeyConfirmation>()({
  name: 'startPasskeyConfirmation',
  access: 'staff',
  method: 'POST',
  path: 'private/login/confirm/passkey',
  staff: { permission: 'own', record: 'none' },
  summary: 'A challenge for one of the person’s own passkeys, for confirmIdentity',
});

export const listPasskeys = endpoint<typeof shapes.listPasskeys>()({
  name: 'listPasskeys',
  access: 'staff',
  method: 'GET',
  path: 'private/user/passkeys',
  staff: { permission: 'own', record: 'none' },
  summary: 'The passkeys of the person',
});

export const startPasskey = endpoint<typeof shapes.startPasskey>()({
  name: 'startPasskey',
  access: 'staff',
  method: 'POST',
  path: 'private/user/passkeys/start',
  staff: { permission: 'own', danger: true, record: 'none' },
  summary: 'What a browser needs to make a passkey; it counts once it is added',
});

export const addPasskey = endpoint<typeof shapes.addPasskey>()({
  name: 'addPasskey',
  access: 'staff',
  method: 'POST',
  path: 'private/user/passkeys',
  success: 201,
  staff: { permission: 'own', danger: true, record: 'change' },
  summary: 'A passkey that the browser has made',
});

export const renamePasskey = endpoint<typeof shapes.renamePasskey>()({
  name: 'renamePasskey',
  access: 'staff',
  method: 'PATCH',
  path: 'private/user/passkeys/{id}',
  staff: { permission: 'own', record: 'change' },
  summary: 'Another name for a passkey of the person',
});

export const removePasskey = endpoint<typeof shapes.removePasskey>()({
  name: 'removePasskey',
  access: 'staff',
  method: 'DELETE',
  path: 'private/user/passkeys/{id}',
  staff: { permission: 'own', danger: true, record: 'change' },
  summary: 'Removes a passkey; the only way to sign in stays',
});
