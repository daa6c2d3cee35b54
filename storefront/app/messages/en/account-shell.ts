/** Texts of the prerendered pages, which contain no personal data. */
export const accountShellMessages = {
  login: 'Sign in',
  register: 'Create an account',
  forgot: 'Forgot password?',
  reset: 'Choose a new password',
  verify: 'Your email address',
  password: 'Change your Password',
  account: 'My Account',
  needsScript: 'Enable JavaScript to sign in. You can browse without it.',
};
