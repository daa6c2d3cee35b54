import type { codeMessages as english } from '../en/code.ts';

export const codeMessages: typeof english = {
  codeTitle: 'Geben Sie Ihren Code ein',
  code: 'Code der Authentifizierungs-App',
  codeHint: 'Sechs Ziffern',
  codeEmpty: 'Geben Sie die sechs Ziffern ein, die die App zeigt',
  recovery: 'Wiederherstellungscode',
  recoveryHint: 'Jeder Code gilt einmal',
  recoveryEmpty: 'Geben Sie einen Ihrer Wiederherstellungscodes ein',
  useRecovery: 'Wiederherstellungscode verwenden',
  useCode: 'Authentifizierungs-App verwenden',
  startAgain: 'Von vorn beginnen',
};
