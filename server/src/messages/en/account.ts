// Texts for customers, in responses and in mails.

export const accountMessages = {
  passwordChanged: 'Your password has been changed',
  resetOnItsWay: 'If an account exists for this address, we have sent a link.',
  verificationOnItsWay: 'We have sent a link to your email address',
  verified: 'Thank you, your email address has been verified',
  emailChanged: 'Your email address has been changed',
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
