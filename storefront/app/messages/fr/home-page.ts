import type { homePageMessages as english } from '../en/home-page.ts';

export const homePageMessages: typeof english = {
  title: 'Des objets bien faits pour la maison',
  description: 'Céramique, lampes, bois et textiles choisis pour tous les jours.',
};
