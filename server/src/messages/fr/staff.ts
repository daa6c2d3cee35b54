import type { staffMessages as english } from '../en/staff.ts';

export const staffMessages: typeof english = {
  roles: {
    owner: 'propriétaire',
    manager: 'gérant',
    orders: 'traitement des commandes',
    editor: 'rédaction',
    'read-only': 'lecture seule',
  },
  invitation: {
    subject: (shop) => `Invitation à gérer ${shop}`,
    heading: 'Vous êtes invité',
    text: (shop, role) =>
      `Vous pouvez aider à gérer ${shop}. Votre rôle\u00a0: ${role}. Choisissez votre nom et un moyen de connexion pour commencer.`,
    button: 'Accepter l’invitation',
    note: 'Le lien est valable 72 heures et ne sert qu’une fois. Si vous ne savez pas qui vous invite, ignorez cet e-mail.',
  },
  newToken: {
    subject: (shop) => `Nouveau jeton pour ${shop}`,
    heading: 'Nouveau jeton pour un programme',
    text: (shop, name, day) =>
      `Un jeton nommé «\u00a0${name}\u00a0» a été créé avec votre compte chez ${shop}. Un programme peut l’utiliser jusqu’au ${day}. Si ce n’était pas vous, changez votre mot de passe maintenant\u00a0: cela met fin à tous vos jetons.`,
    button: 'Voir les jetons',
    note: 'Tous vos jetons prennent fin quand vous changez de mot de passe, et quand il est réinitialisé sur la machine de la boutique.',
  },
  newNetwork: {
    subject: (shop) => `Nouvelle connexion à ${shop}`,
    heading: 'Nouvelle connexion',
    text: (shop) =>
      `Quelqu’un s’est connecté à votre compte chez ${shop} depuis un réseau que vous n’aviez jamais utilisé. Si ce n’était pas vous, fermez la session et changez de mot de passe maintenant.`,
    button: 'Voir mes sessions',
  },
  wrongGuesses: {
    subject: (shop) => `Connexions refusées chez ${shop}`,
    heading: 'Connexions refusées',
    text: (shop) =>
      `Quelqu’un a essayé au moins dix fois de faux mots de passe ou codes pour votre compte chez ${shop}. Personne n’est entré ainsi. Vérifiez que votre mot de passe ne sert nulle part ailleurs.`,
    button: 'Ouvrir mon compte',
  },
};
