import type * as english from '../en/reply.ts';

export const replyMessages: typeof english.replyMessages = {
  goOn: 'Continuer mes achats',
  incomplete: 'Ce lien est incomplet. Copiez le lien entier depuis l’e-mail.',
  needsScript: 'Cette page nécessite JavaScript. Activez-le dans votre navigateur.',
};

export const replyActionMessages: typeof english.replyActionMessages = {
  'cancel-preorder': {
    title: 'Annuler votre précommande',
    text: 'Vous perdrez votre place dans la file. Vous n’avez rien payé\u00a0: il n’y a rien à rembourser.',
    button: 'Annuler la précommande',
    done: 'Votre précommande a été annulée',
  },
  'confirm-newsletter': {
    title: 'Confirmer votre inscription',
    text: 'Confirmez pour recevoir notre lettre d’information. Vous pouvez vous désabonner à tout moment.',
    button: 'Confirmer mon inscription',
    done: 'Inscription confirmée',
  },
  'leave-newsletter': {
    title: 'Se désabonner',
    text: 'Vous ne recevrez plus notre lettre d’information. Vous recevrez toujours les e-mails sur vos commandes.',
    button: 'Se désabonner',
    done: 'Vous êtes désabonné',
  },
  'confirm-alert': {
    title: 'Confirmer votre alerte',
    text: 'Nous vous écrirons une seule fois. Les clients sont avertis dans l’ordre des demandes.',
    button: 'Confirmer l’alerte',
    done: 'Votre alerte est confirmée',
  },
  'stop-alert': {
    title: 'Annuler l’alerte',
    text: 'Votre demande sera supprimée. Nous ne vous écrirons pas au sujet de ce produit.',
    button: 'Annuler l’alerte',
    done: 'Votre alerte a été annulée',
  },
};
