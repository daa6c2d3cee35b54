import { defineMessages } from '../../i18n/define-messages.ts';

/** Texts of the server-rendered page. */
export const withdrawalMessages = defineMessages(
  {
    title: 'Withdraw from contract',
    summary: 'Withdraw from an order within 14 days of receiving it, without giving a reason.',
    text: 'You can withdraw from an order within 14 days of receiving it. It is free and requires no account and no reason.',
    needsScript: 'This form requires JavaScript. Please email us instead. An email is equally valid.',
  },
  {
    title: 'Renoncer au contrat',
    summary: 'Rétractez-vous dans les 14 jours suivant la réception, sans donner de motif.',
    text: 'Vous pouvez vous rétracter dans les 14 jours suivant la réception. C’est gratuit, sans compte et sans motif.',
    needsScript:
      'Ce formulaire nécessite JavaScript. Écrivez-nous plutôt par e-mail\u00a0: un e-mail a la même valeur.',
  },
);
