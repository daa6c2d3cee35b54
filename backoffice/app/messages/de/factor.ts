import type { factorMessages as english } from '../en/factor.ts';

export const factorMessages: typeof english = {
  title: 'Schützen Sie Ihr Konto',
  about:
    'Dieser Shop zeigt Bestellungen und Kunden nur Personen, die sich mit mehr als einem Passwort anmelden. Richten Sie einen Passkey oder eine Authenticator-App ein; danach geht es weiter.',
  done: 'Ihr Konto ist geschützt.',
  next: 'Weiter',
};
