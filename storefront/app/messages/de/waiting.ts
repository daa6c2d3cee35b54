import { plural } from '@vitrine/contract/text/plural.ts';
import type { waitingMessages as english } from '../en/waiting.ts';

export const waitingMessages: typeof english = {
  saved: 'Gespeichert. Wir senden es, sobald Sie wieder online sind.',
  sent: 'Sie sind wieder online. Ihr Warenkorb ist aktuell.',
  waiting: (count) =>
    plural('de', count, {
      one: '1 Änderung gespeichert. Wir senden sie, sobald Sie wieder online sind.',
      other: `${count} Änderungen gespeichert. Wir senden sie, sobald Sie wieder online sind.`,
    }),
};
