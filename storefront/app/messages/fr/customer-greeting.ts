import type { customerGreetingMessages as english } from '../en/customer-greeting.ts';

export const customerGreetingMessages: typeof english = {
  hello: (name) => `Bonjour ${name}\u00a0!`,
  account: 'Mon compte',
  password: 'Changer de mot de passe',
  orders: 'Commandes récentes',
  logout: 'Déconnexion',
};
