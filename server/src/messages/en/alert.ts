// Texts of the alert mails.

export const alertMessages = {
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
