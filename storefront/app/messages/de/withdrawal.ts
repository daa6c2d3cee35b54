import type * as english from '../en/withdrawal.ts';

export const withdrawalMessages: typeof english.withdrawalMessages = {
  title: 'Vertrag widerrufen',
  summary: 'Widerrufen Sie eine Bestellung innerhalb von 14\u00a0Tagen nach Erhalt, ohne Angabe von Gründen.',
  text: 'Sie können eine Bestellung innerhalb von 14\u00a0Tagen nach Erhalt widerrufen. Das ist kostenlos und geht ohne Konto und ohne Angabe von Gründen.',
  needsScript:
    'Dieses Formular benötigt JavaScript. Bitte schreiben Sie uns stattdessen eine E-Mail. Sie ist genauso wirksam.',
};

export const declarationMessages: typeof english.declarationMessages = {
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
