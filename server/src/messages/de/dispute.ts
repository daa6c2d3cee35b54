import type { disputeMessages as english } from '../en/dispute.ts';

export const disputeMessages: typeof english = {
  order: 'Bestellung',
  amount: 'Betrag',
  reason: 'Grund',
  dueBy: 'Antworten bis',
  reference: 'Zahlungsanfechtung',
  open: {
    subject: (id) => `Bestellung ${id}: Die Zahlung wird angefochten`,
    heading: 'Eine Zahlung wird angefochten',
    text: 'Der Karteninhaber hat diese Zahlung bei seiner Bank angefochten. Bitte antworten Sie im Dashboard Ihres Zahlungsanbieters. Ohne Antwort ist das Geld verloren. Erstatten Sie die Bestellung nicht zusätzlich.',
  },
  won: {
    subject: (id) => `Bestellung ${id}: Anfechtung gewonnen`,
    heading: 'Eine Anfechtung ist gewonnen',
    text: 'Die Bank hat zu Ihren Gunsten entschieden. Sie behalten das Geld.',
  },
  lost: {
    subject: (id) => `Bestellung ${id}: Anfechtung verloren`,
    heading: 'Eine Anfechtung ist verloren',
    text: 'Die Bank hat zugunsten des Karteninhabers entschieden. Er hat das Geld zurückerhalten.',
  },
  closed: {
    subject: (id) => `Bestellung ${id}: Anfechtung abgeschlossen`,
    heading: 'Eine Anfechtung ist abgeschlossen',
    text: 'Die Anfechtung wurde ohne Entscheidung abgeschlossen. Sie müssen nichts weiter tun.',
  },
};
