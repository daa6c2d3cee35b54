import type { accountMessages as english } from '../en/account.ts';

export const accountMessages: typeof english = {
  passwordChanged: 'Votre mot de passe a été modifié',
  resetOnItsWay: 'Si un compte existe pour cette adresse, nous avons envoyé un lien.',
  verificationOnItsWay: 'Nous avons envoyé un lien à votre adresse e-mail',
  verified: 'Merci, votre adresse e-mail a été vérifiée',
  emailChanged: 'Votre adresse e-mail a été modifiée',
  emailOnItsWay: 'Nous avons envoyé un lien à la nouvelle adresse e-mail. Ouvrez-le pour confirmer l’adresse',
  confirmByMail:
    'Nous avons envoyé un lien à l’adresse e-mail de votre compte. Ouvrez-le pour confirmer cette modification',
  nothingChanged: 'Merci. Rien n’a été modifié',
  accountDeleted: 'Votre compte a été supprimé',
  until: (what, date) => `${what}\u00a0: conservées jusqu’au ${date}, comme la loi l’exige`,
  nothingStays: 'Nous ne conservons aucune donnée vous concernant',
  notProven:
    'Votre adresse n’a jamais été confirmée\u00a0: les commandes et messages envoyés sous cette adresse sans ce compte ne sont pas modifiés',
  notMe: 'Ce n’était pas moi',
  accountDropped: 'Merci. Le compte a été supprimé',
  changeDropped: 'Merci. La modification a été annulée',
  hello: (firstName) => `Bonjour ${firstName},`,
  notYou: 'Si ce n’était pas vous, changez votre mot de passe maintenant et contactez-nous.',
  ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail.',
  welcome: {
    subject: (shop) => `Bienvenue chez ${shop}`,
    heading: 'Bienvenue',
    text: 'Un compte a été créé avec cette adresse e-mail. Confirmez l’adresse pour voir vos commandes dans votre compte.',
    button: 'Confirmer mon adresse',
    note: 'Le lien est valable 7 jours. Si vous n’avez pas créé de compte, choisissez «\u00a0Ce n’était pas moi\u00a0»\u00a0: il sera supprimé.',
  },
  invitation: {
    subject: (shop) => `Votre compte chez ${shop}`,
    heading: 'Notre boutique a déménagé',
    text: 'Votre compte se trouve maintenant dans notre nouvelle boutique, sans votre mot de passe\u00a0: choisissez-en un nouveau.',
    button: 'Choisir un mot de passe',
    note: 'Le lien est valable 7 jours\u00a0; ensuite, utilisez «\u00a0Mot de passe oublié\u00a0». Si vous ne voulez pas de compte, choisissez «\u00a0Ce n’était pas moi\u00a0»\u00a0: il sera supprimé.',
  },
  exists: {
    subject: (shop) => `Votre compte chez ${shop}`,
    heading: 'Vous avez déjà un compte',
    text: 'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Il en existe déjà un\u00a0: connectez-vous ou réinitialisez le mot de passe.',
    button: 'Choisir un nouveau mot de passe',
  },
  reset: {
    subject: (shop) => `Choisissez un nouveau mot de passe pour ${shop}`,
    heading: 'Réinitialisez votre mot de passe',
    text: 'Ouvrez ce lien pour choisir un nouveau mot de passe. Il expire après 30 minutes et ne sert qu’une fois.',
    button: 'Choisir un nouveau mot de passe',
  },
  changed: {
    subject: (shop) => `Votre mot de passe chez ${shop} a été modifié`,
    heading: 'Votre mot de passe a été modifié',
    text: 'Vos autres appareils ont été déconnectés.',
    button: 'Choisir un nouveau mot de passe',
  },
  confirmEmail: {
    subject: (shop) => `Confirmez votre nouvelle adresse e-mail pour ${shop}`,
    heading: 'Confirmez votre nouvelle adresse',
    text: 'Confirmez cette adresse en étant connecté à votre compte.',
    button: 'Confirmer mon adresse',
    note: 'Le lien est valable 24 heures. Si vous n’avez rien demandé, choisissez «\u00a0Ce n’était pas moi\u00a0»\u00a0: rien ne changera.',
  },
  approveEmail: {
    subject: (shop) => `Changer l’adresse e-mail de votre compte chez ${shop}\u00a0?`,
    heading: 'Changer d’adresse e-mail\u00a0?',
    text: (email) =>
      `Une personne connectée à votre compte souhaite remplacer son adresse e-mail par la suivante\u00a0: ${email}.`,
    button: 'Examiner la demande',
    note: 'Le lien est valable 24 heures. Si vous n’avez rien demandé, rien ne changera\u00a0: choisissez un nouveau mot de passe.',
  },
  confirmDeletion: {
    subject: (shop) => `Supprimer votre compte chez ${shop}\u00a0?`,
    heading: 'Supprimer votre compte\u00a0?',
    text: 'Une personne connectée à votre compte souhaite le supprimer.',
    button: 'Examiner la demande',
    note: 'Le lien est valable 24 heures. Si vous n’avez rien demandé, rien ne changera\u00a0: choisissez un nouveau mot de passe.',
  },
  emailAsked: {
    subject: (shop) => `Changement d’adresse e-mail demandé pour votre compte chez ${shop}`,
    heading: 'Changement d’adresse demandé',
    text: 'Il prendra effet une fois la nouvelle adresse confirmée.',
    button: 'Choisir un nouveau mot de passe',
  },
  emailMoved: {
    subject: (shop) => `Votre adresse e-mail chez ${shop} a été modifiée`,
    heading: 'Votre adresse e-mail a été modifiée',
    text: 'Votre compte utilise désormais une nouvelle adresse. Connectez-vous avec celle-ci. Vos autres appareils ont été déconnectés.',
  },
  deleted: {
    subject: (shop) => `Votre compte chez ${shop} a été supprimé`,
    heading: 'Votre compte a été supprimé',
    text: 'Votre compte, vos adresses et votre panier ont été supprimés. Vous avez été déconnecté partout.',
  },
};
