import type * as english from '../en/withdrawal.ts';

export const withdrawalMessages: typeof english.withdrawalMessages = {
  title: 'Renoncer au contrat',
  summary: 'Rétractez-vous dans les 14\u00a0jours suivant la réception, sans donner de motif.',
  text: 'Vous pouvez vous rétracter dans les 14\u00a0jours suivant la réception. C’est gratuit, sans compte et sans motif.',
  needsScript: 'Ce formulaire nécessite JavaScript. Écrivez-nous plutôt par e-mail\u00a0: un e-mail a la même valeur.',
};

export const declarationMessages: typeof english.declarationMessages = {
  step: (now) => `Étape ${now} sur 2`,
  write: 'Votre commande',
  orderNumber: 'Numéro de commande',
  orderHint: 'Il figure dans l’e-mail de confirmation de votre commande.',
  emailHint: 'L’adresse utilisée pour commander. L’accusé y sera envoyé.',
  name: 'Nom',
  items: 'Quels articles\u00a0?',
  goods: 'Certains articles seulement\u00a0?',
  goodsHint: 'Un article par ligne. Laissez vide pour toute la commande.',
  remark: 'Commentaire',
  continue: 'Continuer',
  check: 'Vérifier et confirmer',
  checkText: (email) => `Vérifiez votre déclaration. Un accusé daté sera envoyé à ${email}.`,
  confirm: 'Confirmer la rétractation',
  confirming: 'Envoi',
  change: 'Modifier',
  failed: 'Non envoyé. Votre texte est conservé, réessayez.',
  received: 'Nous avons reçu votre rétractation',
  receivedAt: 'Reçue le',
  receipt: (email) => `Nous avons envoyé l’accusé de réception à ${email}. Conservez-le.`,
  next: 'Articles déjà reçus\u00a0? Renvoyez-les sous 14\u00a0jours. Nous vous rembourserons sous 14\u00a0jours, dès réception des articles ou de la preuve de leur envoi.',
  home: 'Continuer mes achats',
};
