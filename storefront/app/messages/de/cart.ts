import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/cart.ts';

export const cartMessages: typeof english.cartMessages = {
  cart: 'Warenkorb',
  cartWith: (count) =>
    plural('de', count, { one: `Warenkorb, ${count} Artikel`, other: `Warenkorb, ${count} Artikel` }),
  addToCart: 'In den Warenkorb',
  addNamed: (name) => `In den Warenkorb: ${name}`,
  outOfStock: 'Ausverkauft',
  quantity: 'Menge',
  less: 'Menge verringern',
  more: 'Menge erhöhen',
  unreachable: 'Keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
};

export const cartScreenMessages: typeof english.cartScreenMessages = {
  title: 'Warenkorb',
  titleWith: (count) => `Warenkorb (${count})`,
  lines: 'Artikel in Ihrem Warenkorb',
  close: 'Schließen',
  loading: 'Wird geladen',
  each: (price) => `${price} pro Stück`,
  now: 'Jetzt',
  original: 'Bisheriger Preis',
  quantityOf: (name) => `Menge: ${name}`,
  lessOf: (name) => `Menge verringern: ${name}`,
  moreOf: (name) => `Menge erhöhen: ${name}`,
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  onlyWhole: 'Bitte eine ganze Zahl eingeben',
  capped: (count) => `Nur noch ${count} auf Lager. Wir haben die Menge auf ${count} gesetzt.`,
  priceWas: (before, after) => `Der Preis hat sich von ${before} auf ${after} geändert`,
  youSave: (amount) => `Sie sparen ${amount} mit Ihrem Gutschein`,
  clear: 'Warenkorb leeren',
  clearAsk: 'Alles entfernen?',
  clearYes: 'Ja, alles entfernen',
  clearNo: 'Behalten',
  couponOpen: 'Haben Sie einen Gutschein?',
  couponLabel: 'Gutscheincode',
  couponApply: 'Gutschein einlösen',
  couponEmpty: 'Bitte einen Gutscheincode eingeben',
  couponActive: (code) => `Gutschein ${code}`,
  couponRemove: (code) => `Gutschein ${code} entfernen`,
  quoteOpen: 'Versandkosten schätzen',
  quoteGet: 'Versandkosten berechnen',
  country: 'Land',
  chooseCountry: 'Land wählen',
  zone: 'Bundesland oder Region',
  chooseZone: 'Bundesland oder Region wählen',
  postcode: 'Postleitzahl',
  notServed: (country) => `In dieses Land liefern wir noch nicht: ${country}`,
  methods: 'Versandarten',
  days: (from, to) =>
    from !== to ? `${from} bis ${to}\u00a0Tage` : plural('de', to, { one: `${to}\u00a0Tag`, other: `${to}\u00a0Tage` }),
  free: 'Kostenlos',
  items: 'Artikel',
  summary: 'Übersicht',
  delivery: 'Versandkosten',
  estimatedTo: (country) => `Lieferland: ${country} (geschätzt)`,
  tax: 'Steuer',
  taxByState: 'Je nach Bundesstaat',
  estimated: '(geschätzt)',
  checkOut: 'Zur Kasse gehen',
  checkOutShort: 'Zur Kasse',
  blocked: 'Ändern oder entfernen Sie die markierten Artikel, um fortzufahren.',
  viewCart: 'Zum Warenkorb',
  continueShopping: 'Weiter einkaufen',
  toFree: (amount) => `Noch ${amount} bis zur kostenlosen Lieferung`,
  isFree: 'Ihre Lieferung ist kostenlos',
  freeMeter: 'Fortschritt zur kostenlosen Lieferung',
  empty: 'Ihr Warenkorb ist leer',
  emptyText: 'Artikel im Warenkorb bleiben auf diesem Gerät gespeichert.',
  bestSellers: 'Bestseller',
  failed: 'Ihr Warenkorb konnte nicht geladen werden',
  failedText: 'Ihre Artikel sind gespeichert. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  tryAgain: 'Erneut versuchen',
};

export const cartToastsMessages: typeof english.cartToastsMessages = {
  added: 'In den Warenkorb gelegt',
  updated: 'Warenkorb aktualisiert',
  removed: 'Aus dem Warenkorb entfernt',
  removedAll: 'Warenkorb geleert',
  undo: 'Rückgängig',
  couponInvalid: 'Dieser Gutscheincode ist ungültig',
  offline: 'Sie sind offline. Ihr Warenkorb ist unverändert. Versuchen Sie es erneut, sobald Sie wieder online sind.',
};

export const waitingMessages: typeof english.waitingMessages = {
  saved: 'Gespeichert. Wir senden es, sobald Sie wieder online sind.',
  sent: 'Sie sind wieder online. Ihr Warenkorb ist aktuell.',
  waiting: (count) =>
    plural('de', count, {
      one: '1 Änderung gespeichert. Wir senden sie, sobald Sie wieder online sind.',
      other: `${count} Änderungen gespeichert. Wir senden sie, sobald Sie wieder online sind.`,
    }),
};

export const plainCartMessages: typeof english.plainCartMessages = {
  update: 'Aktualisieren',
};
