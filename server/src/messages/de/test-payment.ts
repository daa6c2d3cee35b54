import type { testPaymentMessages as english } from '../en/test-payment.ts';

export const testPaymentMessages: typeof english = {
  title: 'Testzahlung',
  stripe: 'Testzahlung: Es wird nichts abgebucht',
  heading: 'Bestellung bezahlen',
  shop: 'Shop',
  order: 'Bestellung',
  about: 'Für',
  amount: 'Betrag',
  explain: 'Diese Seite ersetzt das Kartenformular. Wählen Sie das Ergebnis.',
  acts: {
    pay: ['{amount} bezahlen', 'Die Zahlung gelingt'],
    'pay-slowly': ['Langsam bezahlen', 'Sie gelingt nach einigen Sekunden'],
    'keep-pending': ['Offen lassen', 'Ergebnis später auf dieser Seite wählen'],
    decline: ['Ablehnen', 'Die Bank lehnt die Karte ab'],
    cancel: ['Abbrechen', 'Zurück, ohne zu bezahlen'],
  },
  settle: 'Die Zahlung ist noch offen. Wählen Sie das Ergebnis.',
  settlePaid: 'Als bezahlt markieren',
  settleDeclined: 'Als abgelehnt markieren',
  states: {
    open: 'Offen',
    pending: 'In Bearbeitung',
    paid: 'Bezahlt',
    failed: 'Nicht bezahlt',
  },
  paid: 'Diese Zahlung ist abgeschlossen.',
  failed: 'Diese Zahlung wurde abgelehnt, abgebrochen oder kam zu spät. Sie können hier nicht mehr bezahlen.',
  back: 'Zurück zum Shop',
  unknown: 'Zahlung nicht gefunden',
  unknownText: 'Die Adresse ist falsch oder die Zahlung ist zu alt.',
};
