import type { codeMessages as english } from '../en/code.ts';

export const codeMessages: typeof english = {
  codeTitle: 'Saisissez votre code',
  code: 'Code de l’application d’authentification',
  codeHint: 'Six chiffres',
  codeEmpty: 'Saisissez les six chiffres affichés par l’application',
  recovery: 'Code de secours',
  recoveryHint: 'Chaque code sert une fois',
  recoveryEmpty: 'Saisissez l’un de vos codes de secours',
  useRecovery: 'Utiliser un code de secours',
  useCode: 'Utiliser l’application d’authentification',
  startAgain: 'Recommencer',
};
