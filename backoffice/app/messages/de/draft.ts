import type { draftMessages as english } from '../en/draft.ts';

export const draftMessages: typeof english = {
  title: 'Es gibt einen Entwurf, der nicht veröffentlicht ist',
  scheduled: (moment) => `Wird veröffentlicht am ${moment}`,
  savedBy: (person, moment) => `Gespeichert von ${person} am ${moment}`,
  problem: (reason) => `Er konnte nicht veröffentlicht werden: ${reason}`,
  fill: 'Damit weiterarbeiten',
  discard: 'Entwurf verwerfen',
  preview: 'Vorschau',
  blocked: 'Der Browser hat die Vorschau nicht geöffnet. Erlauben Sie Fenster dieser Seite.',
  later: 'Später veröffentlichen…',
  laterTitle: 'Später veröffentlichen',
  laterHint:
    'Die Änderungen werden als Entwurf gespeichert und zu diesem Zeitpunkt gemacht, in der Zeitzone des Shops. Ohne Zeitpunkt bleiben sie ein Entwurf.',
  moment: 'Zeitpunkt',
  schedule: 'Dann veröffentlichen',
  store: 'Entwurf speichern',
  stored: 'Entwurf gespeichert',
  saving: 'Wird gespeichert…',
  close: 'Schließen',
};
