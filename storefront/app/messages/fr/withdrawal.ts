import type { withdrawalMessages as english } from '../en/withdrawal.ts';

export const withdrawalMessages: typeof english = {
  title: 'Renoncer au contrat',
  summary: 'Rétractez-vous dans les 14\u00a0jours suivant la réception, sans donner de motif.',
  text: 'Vous pouvez vous rétracter dans les 14\u00a0jours suivant la réception. C’est gratuit, sans compte et sans motif.',
  needsScript: 'Ce formulaire nécessite JavaScript. Écrivez-nous plutôt par e-mail\u00a0: un e-mail a la même valeur.',
};
