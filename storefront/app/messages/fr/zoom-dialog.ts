import type { zoomMessages as english } from '../en/zoom-dialog.ts';

export const zoomMessages: typeof english = {
  picture: (at, count) => `Image ${at} sur ${count}`,
  closeZoom: 'Fermer',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  previous: 'Image précédente',
  next: 'Image suivante',
};
