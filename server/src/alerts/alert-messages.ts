// Texts of the alert mails.

const english = {
  checkInbox: 'Almost done. Open the link in the email we just sent you.',
  ask: {
    subject: (name: string) => `Confirm your alert for ${name}`,
    heading: 'One more step',
    stock: 'Someone, probably you, asked for one email when this product is back in stock. Please confirm.',
    price: 'Someone, probably you, asked for one email when this product gets cheaper. Please confirm.',
    button: 'Confirm alert',
    stop: (address: string) => `To cancel this alert: ${address}`,
    note: 'If you did not request this, ignore this email. We will not write again.',
  },
  told: {
    arrived: {
      subject: (name: string) => `Back in stock: ${name}`,
      heading: 'Back in stock',
      text: 'The product you asked about is available again. Items are not reserved and others were notified too.',
      button: 'View product',
    },
    'pre-order': {
      subject: (name: string) => `Open for pre-order: ${name}`,
      heading: 'Open for pre-order',
      text: 'You can now pre-order the product you asked about. A pre-order saves your place in the queue and costs nothing.',
      button: 'View product',
    },
    cheaper: {
      subject: (name: string) => `Price drop: ${name}`,
      heading: 'The price has dropped',
      text: 'The product you asked about is now cheaper. Prices may change; the price in the shop applies.',
      button: 'View product',
    },
  },
  product: 'Product',
  price: 'Price',
  before: (price: string) => `${price} at the time of your request`,
  end: 'This was a one-time alert. Your request has been deleted.',
};

const french: typeof english = {
  checkInbox: 'Dernière étape\u00a0: ouvrez le lien dans l’e-mail que nous venons d’envoyer.',
  ask: {
    subject: (name) => `Confirmez votre alerte pour ${name}`,
    heading: 'Encore une étape',
    stock: 'Une alerte a été demandée pour cette adresse\u00a0: retour en stock. Merci de confirmer.',
    price: 'Une alerte a été demandée pour cette adresse\u00a0: baisse de prix. Merci de confirmer.',
    button: 'Confirmer l’alerte',
    stop: (address) => `Pour annuler cette alerte\u00a0: ${address}`,
    note: 'Si vous n’avez rien demandé, ignorez cet e-mail. Nous n’écrirons plus.',
  },
  told: {
    arrived: {
      subject: (name) => `De retour en stock\u00a0: ${name}`,
      heading: 'De retour en stock',
      text: 'Le produit demandé est de nouveau disponible. Rien n’est réservé et d’autres clients ont été avertis.',
      button: 'Voir le produit',
    },
    'pre-order': {
      subject: (name) => `Précommande ouverte\u00a0: ${name}`,
      heading: 'Précommande ouverte',
      text: 'Vous pouvez précommander le produit demandé. Une précommande réserve votre place dans la file et ne coûte rien.',
      button: 'Voir le produit',
    },
    cheaper: {
      subject: (name) => `Baisse de prix\u00a0: ${name}`,
      heading: 'Le prix a baissé',
      text: 'Le produit demandé coûte moins cher. Les prix peuvent changer\u00a0; celui de la boutique fait foi.',
      button: 'Voir le produit',
    },
  },
  product: 'Produit',
  price: 'Prix',
  before: (price) => `${price} lors de votre demande`,
  end: 'Alerte unique\u00a0: votre demande a été supprimée.',
};

export const messagesFor = (language: string): typeof english => (language === 'fr' ? french : english);
