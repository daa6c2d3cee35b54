import type * as english from '../en/preorder.ts';

export const preOrderFormMessages: typeof english.preOrderFormMessages = {
  hint: 'Nous vous écrirons dès son arrivée',
  nothingPaid: 'Aucun paiement, aucune obligation d’achat. Une précommande réserve votre place dans la file.',
};

export const confirmMessages: typeof english.confirmMessages = {
  title: 'Votre précommande',
  noted: 'Merci. Votre précommande est enregistrée.',
  mailed: (email) => `Nous avons envoyé les détails à ${email}.`,
  expected: 'Arrivée prévue le',
  quantity: 'Quantité',
  email: 'Adresse e-mail',
  payment: 'Paiement',
  nothingPaid: 'Aucun paiement, aucune obligation d’achat',
  next: 'Nous vous préviendrons à l’arrivée\u00a0; vous déciderez alors.',
  cancel: 'Changé d’avis\u00a0? Utilisez le lien de l’e-mail.',
  goOn: 'Continuer mes achats',
  unknown: 'Précommande introuvable',
  why: 'Consultez l’e-mail envoyé pour voir les détails ou annuler.',
  login: 'Se connecter',
  contact: 'Nous contacter',
};
