import type { accountShellMessages as english } from '../en/account-shell.ts';

export const accountShellMessages: typeof english = {
  login: 'Anmelden',
  register: 'Konto erstellen',
  forgot: 'Passwort vergessen?',
  reset: 'Neues Passwort wählen',
  verify: 'Ihre E-Mail-Adresse',
  password: 'Passwort ändern',
  account: 'Mein Konto',
  needsScript: 'Aktivieren Sie JavaScript, um sich anzumelden. Stöbern können Sie auch ohne.',
};
