// What the shop says to its customers, in answers and in mails.

const english = {
  passwordChanged: 'Your password is changed',
  resetOnItsWay: 'If an account uses this e-mail, a link is on its way',
  verificationOnItsWay: 'A link is on its way to your inbox',
  verified: 'Thank you, your e-mail address is verified',
  emailChanged: 'Your e-mail address is changed',
  accountDeleted: 'Your account is deleted',
  until: (what: string, date: string) => `${what}: kept until ${date}, because the law says so`,
  nothingStays: 'Nothing about you is kept.',
  hello: (firstName: string) => `Hello ${firstName},`,
  notYou: 'Was this not you? Choose a new password at once and write to us.',
  ignore: 'If you did not ask for this, you need not do anything.',
  welcome: {
    subject: (shop: string) => `Welcome to ${shop}`,
    heading: 'Welcome',
    text: 'Your account is ready. Please verify your e-mail address, so that your orders find you.',
    button: 'Verify my address',
    note: 'The link is good for 7 days.',
  },
  exists: {
    subject: (shop: string) => `Your account at ${shop}`,
    heading: 'You have an account',
    text: 'Somebody, probably you, wanted to use this e-mail address for an account. There is one already: log in, or choose a new password.',
    button: 'Choose a new password',
  },
  reset: {
    subject: (shop: string) => `Choose a new password for ${shop}`,
    heading: 'A new password',
    text: 'Use this link to choose a new password. It is good for 30 minutes and for one use.',
    button: 'Choose a new password',
  },
  changed: {
    subject: (shop: string) => `Your password at ${shop} was changed`,
    heading: 'Your password is changed',
    text: 'The password of your account was changed, and every other device was signed out.',
    button: 'Choose a new password',
  },
  confirmEmail: {
    subject: (shop: string) => `Confirm your new e-mail address for ${shop}`,
    heading: 'Your new address',
    text: 'From the moment you use this link, your account has this e-mail address. It is good for one day.',
    button: 'Confirm my address',
  },
  emailAsked: {
    subject: (shop: string) => `A new e-mail address for your account at ${shop}`,
    heading: 'A new e-mail address was asked for',
    text: 'Your account is about to get another e-mail address. It changes once the link mailed to that address is used.',
    button: 'Choose a new password',
  },
  emailMoved: {
    subject: (shop: string) => `Your e-mail address at ${shop} was changed`,
    heading: 'Your e-mail address is changed',
    text: 'Your account has another e-mail address from now on. Mails go there, and you sign in with it.',
  },
  deleted: {
    subject: (shop: string) => `Your account at ${shop} is deleted`,
    heading: 'Your account is deleted',
    text: 'Your account, your addresses and your cart are erased, and every device is signed out.',
    staying: 'What the law makes us keep:',
  },
};

type Words = typeof english;

const french: Words = {
  passwordChanged: 'Votre mot de passe est modifié',
  resetOnItsWay: 'Si un compte utilise cette adresse, un lien vous a été envoyé',
  verificationOnItsWay: 'Un lien vous a été envoyé',
  verified: 'Merci, votre adresse e-mail est vérifiée',
  emailChanged: 'Votre adresse e-mail est modifiée',
  accountDeleted: 'Votre compte est supprimé',
  until: (what, date) => `${what} : conservées jusqu’au ${date}, comme la loi l’exige`,
  nothingStays: 'Rien vous concernant n’est conservé.',
  hello: (firstName) => `Bonjour ${firstName},`,
  notYou: 'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
  ignore: 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
  welcome: {
    subject: (shop) => `Bienvenue chez ${shop}`,
    heading: 'Bienvenue',
    text: 'Votre compte est prêt. Vérifiez votre adresse e-mail pour que vos commandes vous trouvent.',
    button: 'Vérifier mon adresse',
    note: 'Le lien est valable 7 jours.',
  },
  exists: {
    subject: (shop) => `Votre compte chez ${shop}`,
    heading: 'Vous avez un compte',
    text: 'Quelqu’un, sans doute vous, a voulu utiliser cette adresse e-mail pour un compte. Il en existe déjà un : connectez-vous ou choisissez un nouveau mot de passe.',
    button: 'Choisir un nouveau mot de passe',
  },
  reset: {
    subject: (shop) => `Choisissez un nouveau mot de passe pour ${shop}`,
    heading: 'Un nouveau mot de passe',
    text: 'Ce lien permet de choisir un nouveau mot de passe. Il est valable 30 minutes, une seule fois.',
    button: 'Choisir un nouveau mot de passe',
  },
  changed: {
    subject: (shop) => `Votre mot de passe chez ${shop} a été modifié`,
    heading: 'Votre mot de passe est modifié',
    text: 'Le mot de passe de votre compte a été modifié et tous les autres appareils ont été déconnectés.',
    button: 'Choisir un nouveau mot de passe',
  },
  confirmEmail: {
    subject: (shop) => `Confirmez votre nouvelle adresse e-mail pour ${shop}`,
    heading: 'Votre nouvelle adresse',
    text: 'Dès que vous utilisez ce lien, votre compte a cette adresse e-mail. Il est valable un jour.',
    button: 'Confirmer mon adresse',
  },
  emailAsked: {
    subject: (shop) => `Une nouvelle adresse e-mail pour votre compte chez ${shop}`,
    heading: 'Une nouvelle adresse e-mail a été demandée',
    text: 'Votre compte va changer d’adresse e-mail dès que le lien envoyé à cette adresse sera utilisé.',
    button: 'Choisir un nouveau mot de passe',
  },
  emailMoved: {
    subject: (shop) => `Votre adresse e-mail chez ${shop} a été modifiée`,
    heading: 'Votre adresse e-mail est modifiée',
    text: 'Votre compte a désormais une autre adresse e-mail. Nos messages y arrivent et elle sert à vous connecter.',
  },
  deleted: {
    subject: (shop) => `Votre compte chez ${shop} est supprimé`,
    heading: 'Votre compte est supprimé',
    text: 'Votre compte, vos adresses et votre panier sont effacés, et tous les appareils sont déconnectés.',
    staying: 'Ce que la loi nous oblige à conserver :',
  },
};

export const wordsIn = (language: string): Words => (language === 'fr' ? french : english);
