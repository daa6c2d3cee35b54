import type { oldHomePageMessages as english } from '../en/old-home-page.ts';

export const oldHomePageMessages: typeof english = {
  title: 'Notre ancienne page d’accueil',
  current: 'Voir la page d’accueil actuelle',
  featured: 'Notre sélection',
};
