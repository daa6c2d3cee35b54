import type { paymentMethodMessages as english } from '../en/payment-methods.ts';

export const paymentMethodMessages: typeof english = {
  stripe: { name: 'Karte', description: 'Sie bezahlen auf der sicheren Seite von Stripe.' },
  test: { name: 'Karte (Test)', description: 'Zum Ausprobieren des Shops. Es wird nichts abgebucht.' },
  bankTransfer: {
    name: 'Überweisung',
    description: 'Wir versenden, sobald Ihre Überweisung eingegangen ist.',
    instructions: (account, orderId) =>
      `Überweisen Sie den Betrag auf dieses Konto: ${account}. Verwendungszweck: ${orderId}.`,
  },
  cashOnDelivery: {
    name: 'Nachnahme',
    description: 'Sie bezahlen bar, wenn das Paket ankommt.',
    instructions: 'Bitte halten Sie den Betrag in bar für den Zusteller bereit.',
  },
};
