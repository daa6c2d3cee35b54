import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/reviews.ts';

export const reviewMessages: typeof english.reviewMessages = {
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

export const reviewFormMessages: typeof english.reviewFormMessages = {
  write: 'Donner mon avis',
  change: 'Modifier votre avis',
  rating: 'Votre note',
  poor: 'Mauvais',
  fair: 'Passable',
  good: 'Bien',
  veryGood: 'Très bien',
  excellent: 'Excellent',
  message: 'Votre avis',
  hint: 'Qu’avez-vous aimé ou non\u00a0? 10 à 1000 caractères.',
  left: (count) => `${count} caractères restants`,
  signed: 'Publié avec votre prénom et l’initiale de votre nom.',
  send: 'Envoyer mon avis',
  sending: 'Envoi',
  sent: 'Merci, votre avis a été envoyé',
  sentText: 'Il sera publié après vérification\u00a0; en cas de refus, nous vous en donnerons la raison.',
  waiting: 'Votre avis est en attente de validation.',
  published: 'Publié. Toute modification est revérifiée.',
  refused: (reason) => `Votre avis n’a pas été publié. Motif\u00a0: ${reason}`,
  remove: 'Supprimer mon avis',
  removeSure: 'Supprimer définitivement\u00a0?',
  removeYes: 'Oui, le supprimer',
  removed: 'Votre avis a été supprimé',
  failed: 'Non envoyé. Votre texte est conservé, réessayez.',
  signIn: 'Connectez-vous pour donner votre avis',
  signInText: 'Un compte est nécessaire pour donner un avis.',
  login: 'Se connecter',
  register: 'Créer un compte',
};
