import { defineMessages } from '../../i18n/define-messages.ts';
import { plural } from '../../i18n/plural.ts';

export const reviewMessages = defineMessages(
  {
    none: 'No reviews yet',
    noneText: 'Be the first to review it.',
    rated: (rating: string) => `${rating} out of 5`,
    count: (count: number) => plural('en', count, { one: `${count} review`, other: `${count} reviews` }),
    stars: (count: number) => plural('en', count, { one: 'star', other: 'stars' }),
    reviewsWith: (count: number) => plural('en', count, { one: 'review', other: 'reviews' }),
    withStars: (count: number, stars: number) =>
      `${plural('en', count, { one: `${count} review`, other: `${count} reviews` })} with ${plural('en', stars, { one: `${stars} star`, other: `${stars} stars` })}`,
    all: 'Show all',
    sort: 'Sort reviews',
    newest: 'Newest',
    mostHelpful: 'Most helpful',
    verified: 'Verified purchase',
    helpful: 'Helpful',
    reviewBy: (author: string) => `review by ${author}`,
    more: 'Show all reviews',
    checks:
      'Customers with an account may review a product once. We check each review and give a reason if we refuse it. “Verified purchase”: bought here; without it we know of no purchase. Sorted by date or helpful votes.',
  },
  {
    none: 'Pas encore d’avis',
    noneText: 'Soyez le premier à donner votre avis.',
    rated: (rating) => `${rating} sur 5`,
    count: (count) => plural('fr', count, { one: `${count} avis`, other: `${count} avis` }),
    stars: (count) => plural('fr', count, { one: 'étoile', other: 'étoiles' }),
    reviewsWith: () => 'avis',
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
  },
);
