import type { preorderMessages as english } from '../en/preorder.ts';

export const preorderMessages: typeof english = {
  product: 'Produkt',
  quantity: 'Menge',
  expected: 'Voraussichtlich ab',
  placed: {
    subject: (name) => `Ihre Vorbestellung: ${name}`,
    heading: 'Vorbestellung bestätigt',
    text: 'Ihr Platz in der Reihe ist gesichert. Es wurde nichts abgebucht. Sobald die Ware da ist, schreiben wir Ihnen; dann entscheiden Sie.',
    cancel: 'Anders überlegt?',
    button: 'Vorbestellung stornieren',
    note: 'Falls Sie das nicht angefordert haben, stornieren Sie die Vorbestellung oder ignorieren Sie diese E-Mail. Ohne Bestellung wird nichts versendet und nichts abgebucht.',
  },
  invited: {
    subject: (name) => `Ihr vorbestelltes Produkt ist da: ${name}`,
    heading: 'Ihr vorbestelltes Produkt ist da',
    text: 'Sie gehören zu den Ersten, die davon erfahren. Reserviert ist es erst, wenn Sie bestellen.',
    button: 'Jetzt bestellen',
    note: 'Ihre Vorbestellung ist damit abgeschlossen. Sie sind nicht zum Kauf verpflichtet.',
  },
};
