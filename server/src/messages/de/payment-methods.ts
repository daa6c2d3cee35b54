import type { paymentMethodMessages as english } from '../en/payment-methods.ts';

export const paymentMethodMessages: typeof english = {
  stripe: { name: 'Karte', description: 'Sie bezahlen auf der sicheren Seite von Stripe.' },
  test: { name: 'Karte (Test)', description: 'Zum Ausprobieren des Shops. Es wird nichts abgebucht.' },
  bankTransfer: {
    name: 'Überweisung',
    description: 'Wir versenden, sobald Ihre Überweisung eingegangen ist.',
    instructions: 'Überweisen Sie den Betrag auf dieses Konto und geben Sie den Verwendungszweck an.',
    amount: 'Betrag',
    account: 'Konto',
    reference: 'Verwendungszweck',
    fact: (label, value) => `${label}: ${value}`,
  },
  cashOnDelivery: {
    name: 'Nachnahme',
    description: 'Sie bezahlen bar, wenn das Paket ankommt.',
    instructions: 'Bitte halten Sie den Betrag in bar für den Zusteller bereit.',
  },
};
