import type { offlinePageMessages as english } from '../en/offline-page.ts';

export const offlinePageMessages: typeof english = {
  title: 'Vous êtes hors ligne',
  text: 'Cette page n’est pas enregistrée sur cet appareil. Les pages déjà ouvertes restent lisibles.',
  home: 'Accueil',
};
