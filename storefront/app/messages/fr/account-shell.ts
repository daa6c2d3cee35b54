import type { accountShellMessages as english } from '../en/account-shell.ts';

export const accountShellMessages: typeof english = {
  login: 'Connexion',
  register: 'Créer un compte',
  forgot: 'Mot de passe oublié\u00a0?',
  reset: 'Choisissez un nouveau mot de passe',
  verify: 'Votre adresse e-mail',
  password: 'Changer de mot de passe',
  account: 'Mon compte',
  needsScript: 'Activez JavaScript pour vous connecter. Le reste de la boutique s’affiche sans lui.',
};
