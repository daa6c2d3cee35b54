export const identityMessages = {
  endedTitle: 'Your session has ended',
  ended: 'Sign in again to go on. What you typed is still here.',
  somebodyElse: 'Sign in as another person',
  confirmTitle: 'Confirm that it is you',
  confirm: 'This step can do damage, so it asks first whether it is you.',
  confirmSubmit: 'Confirm',
  confirmBusy: 'Confirming…',
  usePassword: 'Use the password',
  useCodeInstead: 'Use a code instead',
  usePasskey: 'Use a passkey',
  confirmByPasskey: 'Confirm with a passkey',
};
