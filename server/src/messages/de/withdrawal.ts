import type { withdrawalMessages as english } from '../en/withdrawal.ts';

export const withdrawalMessages: typeof english = {
  receivedAt: 'Eingegangen am',
  receipt: {
    subject: (order, shop) => `Ihr Widerruf der Bestellung ${order} bei ${shop}`,
    heading: 'Wir haben Ihren Widerruf erhalten',
    text: 'Dies ist die Eingangsbestätigung Ihrer Erklärung. Bitte bewahren Sie sie auf.',
    next: 'Haben Sie die Ware schon erhalten? Senden Sie sie binnen 14 Tagen zurück. Wir erstatten Ihnen den Preis und den Standardversand binnen 14 Tagen. Wir können damit warten, bis die Ware oder Ihr Versandnachweis bei uns ist.',
    note: 'Falls Sie das nicht gesendet haben, antworten Sie bitte auf diese E-Mail.',
  },
  merchant: {
    subject: (order) => `Widerruf der Bestellung ${order}`,
    order: 'Bestellung',
    unmatched: 'Keine passende Bestellung. Bitte schreiben Sie dem Kunden.',
    period: 'Frist',
    inTime: 'Fristgerecht',
    late: 'Mehr als 14 Tage nach der Lieferung',
    button: 'Bestellung ansehen',
    note: 'Die Erklärung ist gespeichert, die Eingangsbestätigung wurde gesendet. Antworten Sie auf diese E-Mail, um dem Kunden zu schreiben.',
  },
};
