export const codeMessages = {
  codeTitle: 'Enter your code',
  code: 'Code of the authenticator app',
  codeHint: 'Six digits',
  codeEmpty: 'Enter the six digits that the app shows',
  recovery: 'Recovery code',
  recoveryHint: 'Each code works once',
  recoveryEmpty: 'Enter one of your recovery codes',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the authenticator app',
  startAgain: 'Start again',
};
