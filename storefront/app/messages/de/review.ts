import { plural } from '@vitrine/contract/text/plural.ts';
import type { reviewMessages as english } from '../en/review.ts';

export const reviewMessages: typeof english = {
  none: 'Noch keine Bewertungen',
  noneText: 'Schreiben Sie die erste Bewertung.',
  rated: (rating) => `${rating} von 5`,
  count: (count) => plural('de', count, { one: `${count} Bewertung`, other: `${count} Bewertungen` }),
  stars: (count) => plural('de', count, { one: 'Stern', other: 'Sterne' }),
  reviewsWith: (count) => plural('de', count, { one: 'Bewertung', other: 'Bewertungen' }),
  withStars: (count, stars) =>
    `${plural('de', count, { one: `${count} Bewertung`, other: `${count} Bewertungen` })} mit ${plural('de', stars, { one: `${stars} Stern`, other: `${stars} Sternen` })}`,
  all: 'Alle anzeigen',
  sort: 'Bewertungen sortieren',
  newest: 'Neueste zuerst',
  mostHelpful: 'Hilfreichste zuerst',
  verified: 'Verifizierter Kauf',
  helpful: 'Hilfreich',
  reviewBy: (author) => `Bewertung von ${author}`,
  more: 'Alle Bewertungen anzeigen',
  checks:
    'Wer ein Konto hat, kann jedes Produkt einmal bewerten. Wir prüfen jede Bewertung und begründen jede Ablehnung. „Verifizierter Kauf“: hier gekauft; ohne diesen Hinweis ist uns kein Kauf bekannt. Sortiert nach Datum oder nach „Hilfreich“.',
};
