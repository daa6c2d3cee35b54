// Texts for customers, in responses and in mails.

const english = {
  passwordChanged: 'Your password has been changed',
  resetOnItsWay: 'If an account exists for this address, we have sent a link.',
  verificationOnItsWay: 'We have sent a link to your email address',
  verified: 'Thank you, your email address has been verified',
  emailChanged: 'Your email address has been changed',
  emailOnItsWay: 'We have sent a link to the new email address. Open it to confirm the address',
  confirmByMail: 'We have sent a link to the email address of your account. Open it to confirm this change',
  nothingChanged: 'Thank you. Nothing has been changed',
  accountDeleted: 'Your account has been deleted',
  until: (what: string, date: string) => `${what}: kept until ${date}, as required by law`,
  nothingStays: 'We keep no data about you',
  notProven:
    'Your address was never confirmed, so orders and messages sent under it without this account are not changed',
  notMe: 'This was not me',
  accountDropped: 'Thank you. The account has been deleted',
  changeDropped: 'Thank you. The change has been canceled',
  hello: (firstName: string) => `Hello ${firstName},`,
  notYou: 'If this was not you, change your password now and contact us.',
  ignore: 'If you did not request this, ignore this email.',
  welcome: {
    subject: (shop: string) => `Welcome to ${shop}`,
    heading: 'Welcome',
    text: 'An account has been created with this email address. Please confirm the address to see your orders in your account.',
    button: 'Confirm my address',
    note: 'The link is valid for 7 days. If you did not create an account, choose “This was not me”: it will be deleted.',
  },
  exists: {
    subject: (shop: string) => `Your account at ${shop}`,
    heading: 'You already have an account',
    text: 'Someone, probably you, tried to register this address. It already has an account: sign in or reset the password.',
    button: 'Choose a new password',
  },
  reset: {
    subject: (shop: string) => `Choose a new password for ${shop}`,
    heading: 'Reset your password',
    text: 'Open this link to choose a new password. It expires after 30 minutes and works once.',
    button: 'Choose a new password',
  },
  changed: {
    subject: (shop: string) => `Your password at ${shop} has been changed`,
    heading: 'Your password has been changed',
    text: 'You have been signed out on all other devices.',
    button: 'Choose a new password',
  },
  confirmEmail: {
    subject: (shop: string) => `Confirm your new email address for ${shop}`,
    heading: 'Confirm your new address',
    text: 'Confirm this address while you are signed in to your account.',
    button: 'Confirm my address',
    note: 'The link is valid for 24 hours. If you did not request this, choose “This was not me”: nothing will change.',
  },
  approveEmail: {
    subject: (shop: string) => `Change the email address of your account at ${shop}?`,
    heading: 'Change your email address?',
    text: (email: string) => `Someone who is signed in to your account wants to change its email address to ${email}.`,
    button: 'Review the change',
    note: 'The link is valid for 24 hours. If you did not request this, nothing will change: choose a new password.',
  },
  confirmDeletion: {
    subject: (shop: string) => `Delete your account at ${shop}?`,
    heading: 'Delete your account?',
    text: 'Someone who is signed in to your account wants to delete it.',
    button: 'Review the deletion',
    note: 'The link is valid for 24 hours. If you did not request this, nothing will change: choose a new password.',
  },
  emailAsked: {
    subject: (shop: string) => `Email change requested for your account at ${shop}`,
    heading: 'Email change requested',
    text: 'Your email address will change once the new address is confirmed.',
    button: 'Choose a new password',
  },
  emailMoved: {
    subject: (shop: string) => `Your email address at ${shop} has been changed`,
    heading: 'Your email address has been changed',
    text: 'Your account now uses a new email address. Sign in with it. You have been signed out on all other devices.',
  },
  deleted: {
    subject: (shop: string) => `Your account at ${shop} has been deleted`,
    heading: 'Your account has been deleted',
    text: 'Your account, addresses and cart have been deleted. You have been signed out everywhere.',
  },
};

type Words = typeof english;

const french: Words = {
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

export const messagesFor = (language: string): Words => (language === 'fr' ? french : english);
