import type { reviewMessages as english } from '../en/review.ts';

export const reviewMessages: typeof english = {
  subject: (product) => `Ihre Bewertung zu „${product}“ wurde nicht veröffentlicht`,
  heading: 'Wir konnten Ihre Bewertung nicht veröffentlichen',
  greeting: (name) => `Hallo ${name},`,
  text: 'vielen Dank für Ihre Bewertung. In dieser Form können wir sie leider nicht veröffentlichen.',
  product: 'Produkt',
  reason: 'Grund',
  written: 'Ihre Bewertung',
  button: 'Bewertung bearbeiten',
  note: 'Sie können sie bearbeiten und erneut senden. Antworten Sie auf diese E-Mail, um uns zu schreiben.',
};
