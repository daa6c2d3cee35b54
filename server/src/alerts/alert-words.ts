// What the shop writes to those who asked to be told.

const english = {
  checkInbox: 'Almost done: open the link in the mail we have just sent you',
  ask: {
    subject: (name: string) => `Shall we tell you about ${name}?`,
    heading: 'One more step',
    stock:
      'Somebody, probably you, asked us to write to this address when this product can be had again. We do so once, after you confirm.',
    price:
      'Somebody, probably you, asked us to write to this address when the price of this product drops. We do so once, after you confirm.',
    button: 'Yes, tell me',
    stop: (address: string) => `You no longer want to know, later on? ${address}`,
    note: 'If you did not ask for it, you need not do anything: without your yes we do not write again.',
  },
  told: {
    arrived: {
      subject: (name: string) => `It is back: ${name}`,
      heading: 'It is back in stock',
      text: 'You asked us to tell you. It is not reserved, and others were told as well, in the order in which they asked.',
      button: 'Look at it',
    },
    'pre-order': {
      subject: (name: string) => `You can pre-order it: ${name}`,
      heading: 'It can be pre-ordered',
      text: 'You asked us to tell you. A pre-order keeps your place in the queue and costs nothing.',
      button: 'Look at it',
    },
    cheaper: {
      subject: (name: string) => `The price has dropped: ${name}`,
      heading: 'The price has dropped',
      text: 'You asked us to tell you. Prices can change again, so what counts is what the shop shows.',
      button: 'Look at it',
    },
  },
  product: 'Product',
  price: 'Price',
  before: (price: string) => `${price} when you asked`,
  end: 'This was the one mail you asked for. We have forgotten the wish.',
};

const french: typeof english = {
  checkInbox: 'Presque fini : ouvrez le lien de l’e-mail que nous venons de vous envoyer',
  ask: {
    subject: (name) => `Faut-il vous prévenir pour ${name} ?`,
    heading: 'Encore une étape',
    stock:
      'Quelqu’un, sans doute vous, nous a demandé d’écrire à cette adresse quand ce produit sera de nouveau disponible. Nous le ferons une fois, après votre confirmation.',
    price:
      'Quelqu’un, sans doute vous, nous a demandé d’écrire à cette adresse quand le prix de ce produit baissera. Nous le ferons une fois, après votre confirmation.',
    button: 'Oui, prévenez-moi',
    stop: (address) => `Vous ne voulez plus le savoir, plus tard ? ${address}`,
    note: 'Si vous n’avez rien demandé, vous n’avez rien à faire : sans votre accord, nous n’écrivons plus.',
  },
  told: {
    arrived: {
      subject: (name) => `De retour : ${name}`,
      heading: 'De nouveau en stock',
      text: 'Vous nous avez demandé de vous prévenir. Rien n’est réservé, et d’autres ont été prévenus aussi, dans l’ordre des demandes.',
      button: 'Voir le produit',
    },
    'pre-order': {
      subject: (name) => `Précommande ouverte : ${name}`,
      heading: 'Vous pouvez le précommander',
      text: 'Vous nous avez demandé de vous prévenir. Une précommande garde votre place dans la file et ne coûte rien.',
      button: 'Voir le produit',
    },
    cheaper: {
      subject: (name) => `Le prix a baissé : ${name}`,
      heading: 'Le prix a baissé',
      text: 'Vous nous avez demandé de vous prévenir. Les prix peuvent encore changer : seul compte celui de la boutique.',
      button: 'Voir le produit',
    },
  },
  product: 'Produit',
  price: 'Prix',
  before: (price) => `${price} lors de votre demande`,
  end: 'C’était le seul e-mail que vous aviez demandé. Votre demande est oubliée.',
};

export const wordsIn = (language: string): typeof english => (language === 'fr' ? french : english);
