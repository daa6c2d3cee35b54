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
    verified: 'Bought here',
    more: 'Show all reviews',
  },
  {
    none: 'Pas encore d’avis',
    noneText: 'Soyez le premier à dire ce que vous en pensez.',
    rated: (rating) => `${rating} sur 5`,
    count: (count) => plural('fr', count, { one: `${count} avis`, other: `${count} avis` }),
    stars: (count) => plural('fr', count, { one: 'étoile', other: 'étoiles' }),
    reviewsWith: () => 'avis',
    verified: 'Achat vérifié',
    more: 'Afficher tous les avis',
  },
);
