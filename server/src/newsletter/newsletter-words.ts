const english = {
  checkInbox: 'Almost done: open the link in the mail we have just sent you',
  ask: {
    subject: (shop: string) => `Do you want the newsletter of ${shop}?`,
    heading: 'One more step',
    text: 'Somebody, probably you, asked for our newsletter at this address. It comes only after you confirm.',
    button: 'Yes, I want the newsletter',
    note: 'If you did not ask for it, you need not do anything: without your yes we do not write again.',
  },
  known: {
    subject: (shop: string) => `You get the newsletter of ${shop}`,
    heading: 'You are on the list',
    text: 'Somebody, probably you, asked for our newsletter at this address. You get it already, so there is nothing to do.',
  },
  welcome: {
    subject: (shop: string) => `Welcome to the newsletter of ${shop}`,
    heading: 'You are on the list',
    text: 'Thank you. We write when there is something worth writing about.',
  },
  leave: 'You can leave the list at any time, with one click:',
  leaveButton: 'Leave the list',
};

const french: typeof english = {
  checkInbox: 'Presque fini : ouvrez le lien de l’e-mail que nous venons de vous envoyer',
  ask: {
    subject: (shop) => `Voulez-vous recevoir la lettre de ${shop} ?`,
    heading: 'Encore une étape',
    text: 'Quelqu’un, sans doute vous, a demandé notre lettre d’information pour cette adresse. Elle ne vient qu’après votre confirmation.',
    button: 'Oui, je veux la lettre',
    note: 'Si vous n’avez rien demandé, vous n’avez rien à faire : sans votre accord, nous n’écrivons plus.',
  },
  known: {
    subject: (shop) => `Vous recevez la lettre de ${shop}`,
    heading: 'Vous êtes sur la liste',
    text: 'Quelqu’un, sans doute vous, a demandé notre lettre d’information pour cette adresse. Vous la recevez déjà, il n’y a rien à faire.',
  },
  welcome: {
    subject: (shop) => `Bienvenue dans la lettre de ${shop}`,
    heading: 'Vous êtes sur la liste',
    text: 'Merci. Nous écrivons quand cela en vaut la peine.',
  },
  leave: 'Vous pouvez quitter la liste à tout moment, en un clic :',
  leaveButton: 'Quitter la liste',
};

export const wordsIn = (language: string): typeof english => (language === 'fr' ? french : english);
