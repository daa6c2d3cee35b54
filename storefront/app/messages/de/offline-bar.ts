import type { offlineMessages as english } from '../en/offline-bar.ts';

export const offlineMessages: typeof english = {
  offline: 'Sie sind offline. Einige Seiten sind vielleicht nicht aktuell.',
  copy: 'Sie sehen eine gespeicherte Kopie. Preise können sich geändert haben.',
};
