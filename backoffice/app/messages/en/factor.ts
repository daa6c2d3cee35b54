/** Before the first screen with personal data. */
export const factorMessages = {
  title: 'Protect your account',
  about:
    'This shop shows orders and customers only to people who sign in with more than a password. Set up a passkey or an authenticator app; then it goes on.',
  done: 'Your account is protected.',
  next: 'Continue',
};
