import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/checkout.ts';

export const checkoutFrameMessages: typeof english.checkoutFrameMessages = {
  secure: 'Sichere Kasse',
  toCart: 'Zum Warenkorb',
};

export const checkoutShellMessages: typeof english.checkoutShellMessages = {
  title: 'Kasse',
  needsScript: 'Aktivieren Sie JavaScript, um online zu bezahlen.',
};

export const checkoutMessages: typeof english.checkoutMessages = {
  contactTitle: 'Kontakt und Adresse',
  paymentTitle: 'Lieferung und Zahlung',
  customer: 'Schon Kunde?',
  login: 'Anmelden',
  location: 'Meinen Standort verwenden',
  savedAddresses: 'Liefern an',
  otherAddress: 'Andere Adresse',
  toPayment: 'Weiter zur Zahlung',
  edit: 'Bearbeiten',
  editNamed: 'Kontakt und Adresse bearbeiten',
  deliveryMethod: 'Versandart',
  deliveryBy: (day) => `Bis ${day}`,
  free: 'Kostenlos',
  noDelivery: (country) => `In dieses Land liefern wir noch nicht: ${country}`,
  paymentMethod: 'Zahlungsart',
  billingSame: 'Rechnungsadresse wie Lieferadresse',
  billingTitle: 'Rechnungsadresse',
  makeAccount: 'Konto erstellen',
  makeAccountText: 'Ihre Adresse ist dann für das nächste Mal gespeichert.',
  addNotes: 'Anmerkung hinzufügen',
  notes: 'Anmerkung zur Bestellung',
  notesHint: 'Für uns oder für den Zusteller',
  notesLeft: (left) =>
    plural('de', Math.abs(left), {
      one: left < 0 ? '1 Zeichen zu viel' : 'Noch 1 Zeichen',
      other: left < 0 ? `${-left} Zeichen zu viel` : `Noch ${left} Zeichen`,
    }),
  terms: 'Ich habe die AGB gelesen und stimme ihnen\u00a0zu',
  readTerms: 'AGB lesen',
  order: 'Zahlungspflichtig bestellen',
  pay: (amount) => `${amount} bezahlen`,
  placeOrder: (amount) => `Für ${amount} bestellen`,
  items: 'Artikel',
  total: 'Gesamtbetrag',
  ordering: 'Ihre Bestellung wird gesendet',
  trustCard: 'Sichere Zahlung auf der Seite unseres Zahlungsanbieters; Ihre Kartendaten sehen wir nie.',
  trust: 'Sichere Verbindung.',
  summary: 'Ihre Bestellung',
  pieces: (count) => plural('de', count, { one: `${count} Artikel`, other: `${count} Artikel` }),
  quantity: (count, price) => `${count} × ${price}`,
  tax: 'Steuer',
  taxByState: 'Je nach Bundesstaat',
  estimated: '(geschätzt)',
  changed: (name) => `${name} hat sich geändert. Prüfen Sie Ihre Bestellung, bevor Sie bezahlen.`,
  priceChanged: (name, before, after) => `${name}: bisher ${before}, jetzt ${after}`,
  theTotal: 'Der Gesamtbetrag',
  declined:
    'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte oder Zahlungsart.',
  blocked: 'Einige Artikel in Ihrem Warenkorb sind nicht mehr bestellbar.',
  toCart: 'Warenkorb bearbeiten',
  opensLater: 'Dieser Shop ist noch nicht geöffnet',
  opensLaterText:
    'Sie können sich umsehen und Ihren Warenkorb füllen. Sobald der Shop öffnet, nimmt er Bestellungen an.',
  lookAround: 'Im Shop umsehen',
  failed: 'Die Kasse konnte nicht geladen werden',
  failedText: 'Ihr Warenkorb ist gespeichert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
  waiting: (id) => `Bestellung ${id} wartet auf Ihre Zahlung`,
  waitingText: 'Ihre Artikel sind für einige Minuten reserviert.',
  payNow: 'Weiter zur Zahlung',
  changeOrder: 'Bestellung ändern',
};

export const deliveryLineMessages: typeof english.deliveryLineMessages = {
  to: 'Nach',
  costs: (price, day) => `Versand ${price}, bis ${day}`,
  free: (day) => `Kostenloser Versand, bis ${day}`,
  freeFrom: (amount) => `Kostenlos ab ${amount}`,
  notServed: (country) => `In dieses Land liefern wir noch nicht: ${country}`,
};

export const moneyOrderMessages: typeof english.moneyOrderMessages = {
  name: 'Überweisung oder Zahlungsanweisung',
  description: 'Der Shop teilt Ihnen nach der Bestellung mit, wie Sie bezahlen.',
};
