import type { underConstructionPageMessages as english } from '../en/under-construction-page.ts';

export const underConstructionPageMessages: typeof english = {
  title: 'Cette page est en construction',
  text: 'Elle ouvrira bientôt. Vous pouvez déjà voir tous nos produits.',
  link: 'Continuer mes achats',
};
