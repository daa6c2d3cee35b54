import { defineMessages } from '../../i18n/define-messages.ts';

export const replyMessages = defineMessages(
  {
    goOn: 'Continue Shopping',
    incomplete: 'This link is not complete. Copy the whole link from the mail',
    needsScript: 'This page needs JavaScript. Please switch it on in your browser.',
  },
  {
    goOn: 'Continuer mes achats',
    incomplete: 'Ce lien est incomplet. Copiez le lien entier depuis l’e-mail',
    needsScript: 'Cette page a besoin de JavaScript. Activez-le dans votre navigateur.',
  },
);
