import type { offlineMessages as english } from '../en/offline-bar.ts';

export const offlineMessages: typeof english = {
  offline: 'Vous êtes hors ligne. Certaines pages ne sont peut-être pas à jour.',
  copy: 'Vous consultez une copie enregistrée. Les prix ont pu changer.',
};
