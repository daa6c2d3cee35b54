import type { offlinePageMessages as english } from '../en/offline-page.ts';

export const offlinePageMessages: typeof english = {
  title: 'Sie sind offline',
  text: 'Diese Seite ist auf diesem Gerät nicht gespeichert. Bereits geöffnete Seiten können Sie weiterhin lesen.',
  home: 'Startseite',
};
