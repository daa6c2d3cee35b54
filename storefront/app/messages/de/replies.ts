import type { replyActionMessages as english } from '../en/replies.ts';

export const replyActionMessages: typeof english = {
  'cancel-preorder': {
    title: 'Vorbestellung stornieren',
    text: 'Sie verlieren Ihren Platz in der Reihe. Sie haben nichts bezahlt, es gibt also nichts zu erstatten.',
    button: 'Vorbestellung stornieren',
    done: (name) => `Ihre Vorbestellung wurde storniert: ${name}`,
  },
  'confirm-newsletter': {
    title: 'Anmeldung bestätigen',
    text: 'Bestätigen Sie, dass Sie unseren Newsletter erhalten möchten. Sie können ihn jederzeit abbestellen.',
    button: 'Anmeldung bestätigen',
    done: (name) => `Sie sind angemeldet: ${name}`,
  },
  'leave-newsletter': {
    title: 'Newsletter abbestellen',
    text: 'Sie erhalten unseren Newsletter dann nicht mehr. Über Ihre Bestellungen informieren wir Sie weiterhin.',
    button: 'Abbestellen',
    done: (name) => `Sie sind abgemeldet: ${name}`,
  },
  'confirm-alert': {
    title: 'Benachrichtigung bestätigen',
    text: 'Wir schreiben Ihnen genau eine E-Mail. Benachrichtigt wird in der Reihenfolge der Anfragen.',
    button: 'Bestätigen',
    done: (name) => `Ihre Benachrichtigung ist bestätigt: ${name}`,
  },
  'stop-alert': {
    title: 'Benachrichtigung abbestellen',
    text: 'Ihre Anfrage wird gelöscht. Zu diesem Produkt erhalten Sie keine E-Mail.',
    button: 'Abbestellen',
    done: (name) => `Ihre Benachrichtigung ist abbestellt: ${name}`,
  },
};
