import type * as english from '../en/reviews.ts';

export const reviewMessages: typeof english.reviewMessages = {
  title: 'Avis',
  states: { waiting: 'En attente', published: 'Publiés', refused: 'Refusés' },
  empty: {
    waiting: 'Aucun avis en attente',
    published: 'Aucun avis n’est encore publié',
    refused: 'Aucun avis n’a été refusé',
  },
  emptyText: 'Les clients donnent leur avis sur la page d’un produit. Les nouveaux avis arrivent aussi par e-mail.',
  rating: (stars) => `${stars} étoiles sur 5`,
  verified: 'achat vérifié',
  reasonWas: (reason) => `Refusé\u00a0: ${reason}`,
  publish: 'Publier',
  refuse: 'Refuser…',
  takeDown: 'Retirer…',
  wasPublished: (author) => `L’avis de ${author} est publié.`,
  wasRefused: (author) => `L’avis de ${author} n’est pas affiché.`,
  refuseTitle: (author) => `Refuser l’avis de ${author}\u00a0?`,
  reason: 'Motif',
  reasonHint: 'L’auteur le reçoit par e-mail et peut modifier son avis.',
  reasonEmpty: 'Indiquez le motif',
  refuseNow: 'Refuser et envoyer le motif',
  refusing: 'Envoi…',
};
