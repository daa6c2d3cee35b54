import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/reviews.ts';

export const reviewMessages: typeof english.reviewMessages = {
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

export const reviewFormMessages: typeof english.reviewFormMessages = {
  write: 'Bewertung schreiben',
  change: 'Ihre Bewertung bearbeiten',
  rating: 'Ihre Sterne',
  poor: 'Schlecht',
  fair: 'Mäßig',
  good: 'Gut',
  veryGood: 'Sehr gut',
  excellent: 'Ausgezeichnet',
  message: 'Ihre Bewertung',
  hint: 'Was hat Ihnen gefallen, was nicht? 10 bis 1000 Zeichen.',
  left: (count) => `Noch ${count} Zeichen`,
  signed: 'Wird mit Vornamen und Anfangsbuchstaben des Nachnamens veröffentlicht.',
  send: 'Bewertung senden',
  sending: 'Wird gesendet',
  sent: 'Vielen Dank, Ihre Bewertung wurde gesendet',
  sentText: 'Wir veröffentlichen sie nach der Prüfung oder nennen Ihnen per E-Mail den Grund der Ablehnung.',
  waiting: 'Ihre Bewertung wird noch geprüft.',
  published: 'Veröffentlicht. Änderungen werden erneut geprüft.',
  refused: (reason) => `Ihre Bewertung wurde nicht veröffentlicht. Grund: ${reason}`,
  remove: 'Meine Bewertung löschen',
  removeSure: 'Endgültig löschen?',
  removeYes: 'Ja, löschen',
  removed: 'Ihre Bewertung wurde gelöscht',
  failed: 'Nicht gesendet. Ihr Text ist gespeichert; bitte versuchen Sie es erneut.',
  signIn: 'Melden Sie sich an, um eine Bewertung zu schreiben',
  signInText: 'Für eine Bewertung brauchen Sie ein Konto.',
  login: 'Anmelden',
  register: 'Konto erstellen',
};
