import type { zoomMessages as english } from '../en/zoom-dialog.ts';

export const zoomMessages: typeof english = {
  picture: (at, count) => `Bild ${at} von ${count}`,
  closeZoom: 'Schließen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
};
