import { defineMessages } from '../../i18n/define-messages.ts';

export const zoomMessages = defineMessages(
  {
    picture: (at: number, count: number) => `Image ${at} of ${count}`,
    closeZoom: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    previous: 'Previous image',
    next: 'Next image',
  },
  {
    picture: (at, count) => `Image ${at} sur ${count}`,
    closeZoom: 'Fermer',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
    previous: 'Image précédente',
    next: 'Image suivante',
  },
);
