import type { signInMessages as english } from '../en/sign-in.ts';

export const signInMessages: typeof english = {
  title: 'Connexion',
  about: 'Pour les personnes qui gèrent cette boutique.',
  email: 'Adresse e-mail',
  emailEmpty: 'Indiquez votre adresse e-mail',
  emailWrong: 'Indiquez une adresse comme nom@exemple.fr',
  password: 'Mot de passe',
  passwordEmpty: 'Indiquez votre mot de passe',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  shared: 'Cet ordinateur est partagé',
  sharedHint: 'La session se termine au bout d’une heure.',
  submit: 'Se connecter',
  busy: 'Connexion…',
  passkey: 'Se connecter avec une clé d’accès',
  forgotten: 'Mot de passe oublié\u00a0?',
  forgottenHint:
    'Un propriétaire peut vous inviter à nouveau. La personne qui gère le serveur peut aussi créer un nouveau lien\u00a0:',
  problems: 'Vérifiez ces champs',
  problemPrefix: 'Erreur\u00a0: ',
};
