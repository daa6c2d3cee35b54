import type * as english from '../en/reply.ts';

export const replyMessages: typeof english.replyMessages = {
  goOn: 'Weiter einkaufen',
  incomplete: 'Dieser Link ist unvollständig. Kopieren Sie den ganzen Link aus der E-Mail.',
  needsScript: 'Diese Seite benötigt JavaScript. Bitte aktivieren Sie es in Ihrem Browser.',
};

export const replyActionMessages: typeof english.replyActionMessages = {
  'cancel-preorder': {
    title: 'Vorbestellung stornieren',
    text: 'Sie verlieren Ihren Platz in der Reihe. Sie haben nichts bezahlt, es gibt also nichts zu erstatten.',
    button: 'Vorbestellung stornieren',
    done: 'Ihre Vorbestellung wurde storniert',
  },
  'confirm-newsletter': {
    title: 'Anmeldung bestätigen',
    text: 'Bestätigen Sie, dass Sie unseren Newsletter erhalten möchten. Sie können ihn jederzeit abbestellen.',
    button: 'Anmeldung bestätigen',
    done: 'Sie sind angemeldet',
  },
  'leave-newsletter': {
    title: 'Newsletter abbestellen',
    text: 'Sie erhalten unseren Newsletter dann nicht mehr. Über Ihre Bestellungen informieren wir Sie weiterhin.',
    button: 'Abbestellen',
    done: 'Sie sind abgemeldet',
  },
  'confirm-alert': {
    title: 'Benachrichtigung bestätigen',
    text: 'Wir schreiben Ihnen genau eine E-Mail. Benachrichtigt wird in der Reihenfolge der Anfragen.',
    button: 'Bestätigen',
    done: 'Ihre Benachrichtigung ist bestätigt',
  },
  'stop-alert': {
    title: 'Benachrichtigung abbestellen',
    text: 'Ihre Anfrage wird gelöscht. Zu diesem Produkt erhalten Sie keine E-Mail.',
    button: 'Abbestellen',
    done: 'Ihre Benachrichtigung ist abbestellt',
  },
};
