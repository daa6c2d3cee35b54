import type { firstStepMessages as english } from '../en/first-steps.ts';

export const firstStepMessages: typeof english = {
  setup: {
    title: 'Bienvenue dans votre boutique',
    about:
      'Vous en êtes le premier propriétaire. Choisissez vos identifiants\u00a0; vous pourrez inviter l’équipe plus tard.',
    submit: 'Créer le compte',
  },
  invitation: {
    title: 'Vous avez une invitation',
    about: 'Choisissez un nom et un moyen de connexion. Vous pourrez ensuite travailler dans cette boutique.',
    submit: 'Accepter l’invitation',
  },
  reset: {
    title: 'Un nouveau mot de passe',
    about:
      'Vos autres sessions et vos jetons pour programmes se terminent\u00a0; clés d’accès et application d’authentification sont à configurer à nouveau.',
    submit: 'Enregistrer le mot de passe',
  },
  busy: 'Enregistrement…',
  name: 'Votre nom',
  nameHint: 'Vos collègues le voient à côté de vos modifications',
  nameEmpty: 'Indiquez votre nom',
  nameLong: '80 caractères au plus',
  email: 'Adresse e-mail',
  password: 'Nouveau mot de passe',
  passwordHint: 'Au moins 12 caractères. Quelques mots se retiennent facilement.',
  passwordShort: 'Utilisez au moins 12 caractères',
  passwordLong: 'Utilisez au plus 128 caractères',
  passwordEmpty: 'Choisissez un mot de passe',
  way: 'Votre moyen de connexion',
  byPassword: 'Un mot de passe',
  byPasskey: 'Une clé d’accès',
  byPasskeyHint: 'Empreinte, visage ou code PIN de cet appareil. Rien à retenir.',
  noToken: 'Ce lien n’est pas complet',
  noTokenHint: 'Ouvrez l’adresse entière, avec tout ce qui suit le signe #.',
  whereSetup: 'La boutique affiche un nouveau lien à chaque démarrage sans propriétaire.',
  whereInvitation: 'Demandez une nouvelle invitation au propriétaire.',
  toSignIn: 'Vers la connexion',
};
