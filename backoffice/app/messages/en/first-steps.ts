/** Words of the pages that are opened by a link: first owner, invitation, new password. */
export const firstStepMessages = {
  setup: {
    title: 'Welcome to your shop',
    about: 'You are its first owner. Choose how you will sign in; staff can be invited later.',
    submit: 'Create the account',
  },
  invitation: {
    title: 'You are invited',
    about: 'Choose a name and how you will sign in. Then you can work in this shop.',
    submit: 'Accept the invitation',
  },
  reset: {
    title: 'A new password',
    about:
      'Your other sessions and your tokens for programs end, and passkeys and an authenticator app must be set up again.',
    submit: 'Save the password',
  },
  busy: 'Saving…',
  name: 'Your name',
  nameHint: 'Colleagues see it beside your changes',
  nameEmpty: 'Enter your name',
  nameLong: 'Use at most 80 characters',
  email: 'Email address',
  password: 'New password',
  passwordHint: 'At least 12 characters. A few words are easy to remember.',
  passwordShort: 'Use at least 12 characters',
  passwordLong: 'Use at most 128 characters',
  passwordEmpty: 'Choose a password',
  way: 'How you will sign in',
  byPassword: 'With a password',
  byPasskey: 'With a passkey',
  byPasskeyHint: 'Fingerprint, face or PIN of this device. Nothing to remember.',
  noToken: 'This link is not complete',
  noTokenHint: 'Open the whole address, with everything after the # sign.',
  whereSetup: 'The shop prints a new link each time it starts without an owner.',
  whereInvitation: 'Ask the owner for a new invitation.',
  toSignIn: 'To sign-in',
};
