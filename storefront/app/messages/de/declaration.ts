import type { declarationMessages as english } from '../en/declaration.ts';

export const declarationMessages: typeof english = {
  step: (now) => `Schritt ${now} von 2`,
  write: 'Ihre Bestellung',
  orderNumber: 'Bestellnummer',
  orderHint: 'Sie steht in Ihrer Bestellbestätigung.',
  emailHint: 'Die Adresse, mit der Sie bestellt haben. Dorthin senden wir die Eingangsbestätigung.',
  name: 'Name',
  items: 'Welche Artikel?',
  goods: 'Nur einige Artikel?',
  goodsHint: 'Ein Artikel pro Zeile. Leer lassen, um die ganze Bestellung zu widerrufen.',
  remark: 'Anmerkung',
  continue: 'Weiter',
  check: 'Prüfen und bestätigen',
  checkText: (email) =>
    `Prüfen Sie Ihre Erklärung. Wir senden eine Eingangsbestätigung mit Datum und Uhrzeit an ${email}.`,
  confirm: 'Widerruf bestätigen',
  confirming: 'Wird gesendet',
  change: 'Bearbeiten',
  failed: 'Nicht gesendet. Ihr Text ist gespeichert; bitte versuchen Sie es erneut.',
  received: 'Wir haben Ihren Widerruf erhalten',
  receivedAt: 'Eingegangen am',
  receipt: (email) => `Wir haben die Eingangsbestätigung an ${email} gesendet. Bitte bewahren Sie sie auf.`,
  next: 'Haben Sie die Ware schon erhalten? Senden Sie sie binnen 14\u00a0Tagen zurück. Wir erstatten Ihnen den Betrag binnen 14\u00a0Tagen, sobald die Ware oder Ihr Versandnachweis bei uns ist.',
  home: 'Weiter einkaufen',
};
