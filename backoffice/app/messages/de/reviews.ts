import type * as english from '../en/reviews.ts';

export const reviewMessages: typeof english.reviewMessages = {
  title: 'Bewertungen',
  states: { waiting: 'Wartend', published: 'Veröffentlicht', refused: 'Abgelehnt' },
  empty: {
    waiting: 'Keine Bewertung wartet',
    published: 'Noch keine Bewertung ist veröffentlicht',
    refused: 'Keine Bewertung wurde abgelehnt',
  },
  emptyText: 'Kunden bewerten Produkte auf deren Seite. Neue Bewertungen kommen auch per E-Mail.',
  rating: (stars) => `${stars} von 5 Sternen`,
  verified: 'hier gekauft',
  reasonWas: (reason) => `Abgelehnt: ${reason}`,
  publish: 'Veröffentlichen',
  refuse: 'Ablehnen…',
  takeDown: 'Herausnehmen…',
  wasPublished: (author) => `Die Bewertung von ${author} ist veröffentlicht.`,
  wasRefused: (author) => `Die Bewertung von ${author} wird nicht gezeigt.`,
  refuseTitle: (author) => `Die Bewertung von ${author} ablehnen?`,
  reason: 'Grund',
  reasonHint: 'Wer sie geschrieben hat, bekommt ihn per E-Mail und kann die Bewertung ändern.',
  reasonEmpty: 'Geben Sie den Grund ein',
  refuseNow: 'Ablehnen und Grund senden',
  refusing: 'Wird gesendet…',
};
