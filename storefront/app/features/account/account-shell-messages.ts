import { defineMessages } from '../../i18n/define-messages.ts';

/** Words of the pages as the server writes them, before anything of a shopper is known. */
export const accountShellMessages = defineMessages(
  {
    login: 'Login',
    register: 'Create an account',
    forgot: 'Forgot password?',
    reset: 'Choose a new password',
    verify: 'Your e-mail address',
    password: 'Change your Password',
    account: 'My Account',
    needsScript:
      'Accounts need JavaScript. Switch it on in your browser to sign in. You can look at everything without it.',
  },
  {
    login: 'Connexion',
    register: 'Créer un compte',
    forgot: 'Mot de passe oublié\u00a0?',
    reset: 'Choisissez un nouveau mot de passe',
    verify: 'Votre adresse e-mail',
    password: 'Changer de mot de passe',
    account: 'Mon compte',
    needsScript:
      'Les comptes ont besoin de JavaScript. Activez-le dans votre navigateur pour vous connecter. Tout le reste se lit sans lui.',
  },
);
