import { plural } from '@vitrine/contract/text/plural.ts';
import type { reviewMessages as english } from '../en/review.ts';

export const reviewMessages: typeof english = {
  none: 'Pas encore d’avis',
  noneText: 'Soyez le premier à donner votre avis.',
  rated: (rating) => `${rating} sur 5`,
  count: (count) => plural('fr', count, { one: `${count} avis`, other: `${count} avis` }),
  stars: (count) => plural('fr', count, { one: 'étoile', other: 'étoiles' }),
  reviewsWith: (count) => plural('fr', count, { one: 'avis', other: 'avis' }),
  withStars: (count, stars) =>
    `${count} avis avec ${plural('fr', stars, { one: `${stars} étoile`, other: `${stars} étoiles` })}`,
  all: 'Tout afficher',
  sort: 'Trier les avis',
  newest: 'Les plus récents',
  mostHelpful: 'Les plus utiles',
  verified: 'Achat vérifié',
  helpful: 'Utile',
  reviewBy: (author) => `avis de ${author}`,
  more: 'Afficher tous les avis',
  checks:
    'Un avis par produit et par client inscrit. Nous vérifions chaque avis et motivons tout refus. «\u00a0Achat vérifié\u00a0»\u00a0: acheté ici\u00a0; sinon, aucun achat connu. Tri par date ou par utilité.',
};
