import { defineMessages } from '../../i18n/define-messages.ts';

/** Words of the page as the server writes it. */
export const withdrawalMessages = defineMessages(
  {
    title: 'Withdraw from contract',
    summary: 'Withdraw from an order within 14 days of receiving it, without giving a reason.',
    text: 'You can withdraw from an order within 14 days of receiving it. You need no account and no reason, and it costs nothing.',
    needsScript: 'The form needs JavaScript. Please write to us by e-mail instead: that counts just the same.',
  },
  {
    title: 'Renoncer au contrat',
    summary: 'Se rétracter d’une commande dans les 14 jours suivant sa réception, sans donner de motif.',
    text: 'Vous pouvez vous rétracter d’une commande dans les 14 jours suivant sa réception. Aucun compte, aucun motif n’est demandé, et c’est gratuit.',
    needsScript: 'Le formulaire a besoin de JavaScript. Écrivez-nous plutôt par e-mail\u00a0: cela compte tout autant.',
  },
);
