import type { orderMessages as english } from '../en/order.ts';

export const orderMessages: typeof english = {
  paymentFor: (id, store) => `Bestellung ${id} bei ${store}`,
  order: 'Bestellung',
  date: 'Datum',
  payment: 'Zahlung',
  delivery: 'Lieferung',
  deliveryAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  expected: 'Voraussichtlich bis',
  note: 'Ihre Anmerkung',
  tracking: 'Sendungsnummer',
  seeOrder: 'Bestellung ansehen',
  seeCart: 'Zurück zur Kasse',
  track: 'Sendung verfolgen',
  greeting: (name) => `Hallo ${name},`,
  free: 'Nichts zu bezahlen',
  confirmed: {
    subject: (id, store) => `Ihre Bestellung ${id} bei ${store}`,
    heading: 'Vielen Dank für Ihre Bestellung',
    paid: 'Wir haben Ihre Bestellung und Ihre Zahlung erhalten. Beim Versand schreiben wir Ihnen eine E-Mail.',
    due: 'Wir haben Ihre Bestellung erhalten. Hier sind die Einzelheiten.',
  },
  failed: {
    subject: (id) => `Bestellung ${id}: Die Zahlung wurde nicht abgeschlossen`,
    heading: 'Zahlung nicht abgeschlossen',
    text: 'Ihre Zahlung wurde nicht rechtzeitig abgeschlossen, deshalb ist die Bestellung storniert. Es wird nichts versendet und nichts abgebucht.',
    again: 'Sie können Ihren Warenkorb wiederherstellen und es erneut versuchen.',
    note: 'Sollte doch noch eine Zahlung eingehen, bestätigen wir die Bestellung oder erstatten Ihnen den Betrag.',
  },
  shipped: {
    subject: (id) => `Ihre Bestellung ${id} wurde versendet`,
    heading: 'Ihre Bestellung ist unterwegs',
    text: 'Ihre Bestellung wurde versendet.',
  },
  corrected: {
    subject: (id) => `Sendungsnummer Ihrer Bestellung ${id}`,
    heading: 'Ihre Sendungsnummer',
    text: 'Das ist die richtige Sendungsnummer Ihres Pakets. Eine frühere gilt nicht mehr.',
  },
  refunded: {
    subject: (id) => `Ihre Erstattung zur Bestellung ${id}`,
    heading: 'Ihre Erstattung',
    text: (amount) =>
      `Wir haben Ihnen insgesamt ${amount} über Ihre Zahlungsart erstattet. Die Gutschrift kann einige Tage dauern.`,
    outside: (amount) => `Wir haben insgesamt ${amount} erstattet. Eine Überweisung kann einige Tage dauern.`,
  },
  canceled: {
    subject: (id) => `Bestellung ${id} wurde storniert`,
    heading: 'Ihre Bestellung wurde storniert',
    unpaid: 'Es wird nichts versendet und nichts abgebucht.',
    paid: 'Wir erstatten Ihnen den bezahlten Betrag und schreiben Ihnen, sobald das geschehen ist.',
  },
  history: {
    'awaiting-payment': 'Warten auf Zahlung',
    placed: 'Bestellung eingegangen',
    paid: 'Zahlung eingegangen',
    shipped: 'Versendet',
    refunded: 'Erstattet',
    canceled: 'Storniert',
    failed: 'Zahlung nicht abgeschlossen',
  },
};
