import type { replyMessages as english } from '../en/reply.ts';

export const replyMessages: typeof english = {
  goOn: 'Continuer mes achats',
  incomplete: 'Ce lien est incomplet. Copiez le lien entier depuis l’e-mail.',
  needsScript: 'Cette page nécessite JavaScript. Activez-le dans votre navigateur.',
};
