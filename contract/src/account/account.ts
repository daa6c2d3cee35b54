// Customers, their sessions, and what the law lets them ask for.
//
// A session is two secrets. The token of an answer opens private endpoints for minutes. The cookie sent beside it can be
// read by no script and is good for one thing: refreshSession, which gives the next token. Shortly before the token ends,
// and when a call answers 401 `session.required`, ask refreshSession once; if that answers 401 too, nobody is signed in.
// Tabs may ask at the same time.
//
// Mails lead to pages of the shop: `/customer/{store}/reset/{token}` and `/customer/{store}/verify/{token}`, with `/fr`
// before them in French. The page hands the token to checkResetLink and resetPassword, or to checkVerification and verifyEmail.
//
// Links only show a page; nothing changes before its reader presses a button, because mail scanners follow links too. For
// `verify` the page asks checkVerification what is needed: a customer signed in to this very account presses one button, and
// anybody else chooses a new password, since the account may have been made by a stranger. verifyEmail then ends every other
// session; what was ordered as a guest of the address joins the account. `?not-me` at the end of the link shows the other
// choice first: declineVerification deletes an account that was never verified, or drops a change of address.
//
// A form that breaks a rule is refused as `form.invalid`; its `fields` has a message for each field, by the name it was
// sent under (`billing.postalCode`). `request.too-many` and `login.too-many` say how long to wait, also in Retry-After.

import { endpoint } from '../endpoint.ts';
import type * as shapes from './account-shapes.ts';

export * from './session.ts';

export const register = endpoint<typeof shapes.register>()({
  name: 'register',
  access: 'open',
  method: 'POST',
  path: 'customer/register',
  summary: 'Creates an account and signs in; mails a link to verify the address. 409 account.exists',
});

export const login = endpoint<typeof shapes.login>()({
  name: 'login',
  access: 'open',
  method: 'POST',
  path: 'customer/login',
  summary: 'Signs in. 401 login.refused is the same for a wrong password and an unknown address',
});

export const refreshToken = endpoint<typeof shapes.refreshToken>()({
  name: 'refreshToken',
  access: 'customer',
  method: 'GET',
  path: 'auth/customer/refresh',
  also: ['auth/refresh'],
  summary: 'For clients without cookies: exchanges the token for the next one of the same session. The old one ends',
});

export const changeProfile = endpoint<typeof shapes.changeProfile>()({
  name: 'changeProfile',
  access: 'customer',
  method: 'PATCH',
  path: 'auth/customer',
  summary:
    'Changes the fields that are sent. A new email address stays in pendingEmail until it is confirmed; without password or recent login, the present address has to approve it first',
});

export const changeAddress = endpoint<typeof shapes.changeAddress>()({
  name: 'changeAddress',
  access: 'customer',
  method: 'PATCH',
  path: 'auth/customer/address',
  summary: 'Changes the billing or the delivery address',
});

export const deleteAccount = endpoint<typeof shapes.deleteAccount>()({
  name: 'deleteAccount',
  access: 'customer',
  method: 'DELETE',
  path: 'auth/customer',
  summary:
    'Deletes the customer, except data that must be kept by law; without password or recent login, once a mailed link confirms it',
});

export const changePassword = endpoint<typeof shapes.changePassword>()({
  name: 'changePassword',
  access: 'customer',
  method: 'POST',
  path: 'auth/customer/password',
  also: ['customer/password'],
  summary: 'Changes the password; every other session, mailed link and pending address of the customer ends',
});

export const requestPasswordReset = endpoint<typeof shapes.requestPasswordReset>()({
  name: 'requestPasswordReset',
  access: 'open',
  method: 'POST',
  path: 'customer/password/reset/request',
  summary: 'Mails a link to choose a new password; it expires after 30 minutes and works once',
});

export const checkResetLink = endpoint<typeof shapes.checkResetLink>()({
  name: 'checkResetLink',
  access: 'open',
  method: 'GET',
  path: 'customer/{store}/reset/{token}',
  summary: 'Checks a reset link; 400 reset.invalid if it cannot be used',
});

export const resetPassword = endpoint<typeof shapes.resetPassword>()({
  name: 'resetPassword',
  access: 'open',
  method: 'POST',
  path: 'customer/{store}/password/{token}',
  summary: 'Sets a new password with the token of a link; every session, other link and pending address ends',
});

export const requestVerification = endpoint<typeof shapes.requestVerification>()({
  name: 'requestVerification',
  access: 'customer',
  method: 'POST',
  path: 'auth/customer/verify',
  summary: 'Own addition: mails the link to verify the address again',
});

export const checkVerification = endpoint<typeof shapes.checkVerification>()({
  name: 'checkVerification',
  access: 'open',
  method: 'GET',
  path: 'customer/verify/{token}',
  summary:
    'Own addition: what a mailed link is for and what verifyEmail needs. Changes nothing. 400 verification.invalid',
});

export const verifyEmail = endpoint<typeof shapes.verifyEmail>()({
  name: 'verifyEmail',
  access: 'open',
  method: 'POST',
  path: 'customer/verify/{token}',
  summary:
    'Own addition: the owner of the address confirms it; every other session ends. 400 verification.password without a needed password, 403 verification.login for a new address without a login',
});

export const declineVerification = endpoint<typeof shapes.declineVerification>()({
  name: 'declineVerification',
  access: 'open',
  method: 'POST',
  path: 'customer/verify/{token}/decline',
  summary: 'Own addition: “this was not me”. Deletes an account that was never verified, or drops a new address',
});

export const readOwnCart = endpoint<typeof shapes.readOwnCart>()({
  name: 'readOwnCart',
  access: 'customer',
  method: 'GET',
  path: 'auth/customer/{id}/cart',
  summary: 'The same by the customer’s own id; 404 cart.not-found for any other',
});

export const exportData = endpoint<typeof shapes.exportData>()({
  name: 'exportData',
  access: 'customer',
  method: 'GET',
  path: 'auth/customer/export',
  summary: 'Own addition: all personal data of the customer, as JSON, or as CSV with format=csv',
});
