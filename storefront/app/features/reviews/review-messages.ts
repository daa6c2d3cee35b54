import { defineMessages } from '../../i18n/define-messages.ts';
import { plural } from '../../i18n/plural.ts';

export const reviewMessages = defineMessages(
  {
    none: 'No reviews yet',
    noneText: 'Be the first to tell others how it is.',
    rated: (rating: string) => `${rating} out of 5`,
    count: (count: number) => plural('en', count, { one: `${count} review`, other: `${count} reviews` }),
    stars: (count: number) => plural('en', count, { one: 'star', other: 'stars' }),
    reviewsWith: (count: number) => plural('en', count, { one: 'review', other: 'reviews' }),
    withStars: (count: number, stars: number) =>
      `${plural('en', count, { one: `${count} review`, other: `${count} reviews` })} with ${plural('en', stars, { one: `${stars} star`, other: `${stars} stars` })}`,
    all: 'Show all',
    sort: 'Order of the reviews',
    newest: 'Newest',
    mostHelpful: 'Most helpful',
    verified: 'Verified purchase',
    helpful: 'Helpful',
    reviewBy: (author: string) => `review by ${author}`,
    more: 'Show all reviews',
    checks:
      'Reviews are written by customers with an account, one for each product. The shop reads every review before it appears; whoever is refused is told why. “Verified purchase”: its author had bought the product here when writing; without the mark, we know of no purchase. They stand newest first, or by the votes of customers.',
  },
  {
    none: 'Pas encore d’avis',
    noneText: 'Soyez le premier à dire ce que vous en pensez.',
    rated: (rating) => `${rating} sur 5`,
    count: (count) => plural('fr', count, { one: `${count} avis`, other: `${count} avis` }),
    stars: (count) => plural('fr', count, { one: 'étoile', other: 'étoiles' }),
    reviewsWith: () => 'avis',
    withStars: (count, stars) =>
      `${count} avis avec ${plural('fr', stars, { one: `${stars} étoile`, other: `${stars} étoiles` })}`,
    all: 'Tout afficher',
    sort: 'Ordre des avis',
    newest: 'Les plus récents',
    mostHelpful: 'Les plus utiles',
    verified: 'Achat vérifié',
    helpful: 'Utile',
    reviewBy: (author) => `avis de ${author}`,
    more: 'Afficher tous les avis',
    checks:
      'Les avis sont écrits par des clients qui ont un compte, un par produit. La boutique lit chaque avis avant de le publier\u00a0; en cas de refus, l’auteur en apprend la raison. «\u00a0Achat vérifié\u00a0»\u00a0: l’auteur avait acheté le produit ici au moment d’écrire\u00a0; sans cette mention, nous ne connaissons pas d’achat. Les plus récents sont en premier, ou ceux que les clients ont trouvés les plus utiles.',
  },
);
