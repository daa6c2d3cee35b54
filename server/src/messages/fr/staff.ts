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
