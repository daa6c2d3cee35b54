import { defineMessages } from '../../i18n/define-messages.ts';

export const replyMessages = defineMessages(
  {
    goOn: 'Continue Shopping',
    incomplete: 'This link is incomplete. Copy the full link from the email.',
    needsScript: 'This page requires JavaScript. Enable it in your browser.',
  },
  {
    goOn: 'Continuer mes achats',
    incomplete: 'Ce lien est incomplet. Copiez le lien entier depuis l’e-mail.',
    needsScript: 'Cette page nécessite JavaScript. Activez-le dans votre navigateur.',
  },
);
