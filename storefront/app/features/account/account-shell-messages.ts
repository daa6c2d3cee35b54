import { defineMessages } from '../../i18n/define-messages.ts';

/** Texts of the prerendered pages, which contain no personal data. */
export const accountShellMessages = defineMessages(
  {
    login: 'Sign in',
    register: 'Create an account',
    forgot: 'Forgot password?',
    reset: 'Choose a new password',
    verify: 'Your email address',
    password: 'Change your Password',
    account: 'My Account',
    needsScript: 'Enable JavaScript to sign in. You can browse without it.',
  },
  {
    login: 'Connexion',
    register: 'Créer un compte',
    forgot: 'Mot de passe oublié\u00a0?',
    reset: 'Choisissez un nouveau mot de passe',
    verify: 'Votre adresse e-mail',
    password: 'Changer de mot de passe',
    account: 'Mon compte',
    needsScript: 'Activez JavaScript pour vous connecter. Le reste de la boutique s’affiche sans lui.',
  },
);
