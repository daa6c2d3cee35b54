import type { customerGreetingMessages as english } from '../en/customer-greeting.ts';

export const customerGreetingMessages: typeof english = {
  hello: (name) => `Hallo ${name}!`,
  account: 'Mein Konto',
  password: 'Passwort ändern',
  orders: 'Letzte Bestellungen',
  logout: 'Abmelden',
};
