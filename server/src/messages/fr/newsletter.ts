import type { newsletterMessages as english } from '../en/newsletter.ts';

export const newsletterMessages: typeof english = {
  checkInbox: 'Dernière étape\u00a0: ouvrez le lien dans l’e-mail que nous venons d’envoyer.',
  ask: {
    subject: (shop) => `Confirmez votre inscription à la lettre de ${shop}`,
    heading: 'Encore une étape',
    text: 'Une inscription à notre lettre d’information a été demandée pour cette adresse. Confirmez pour vous inscrire.',
    button: 'Confirmer mon inscription',
    note: 'Si vous n’avez rien demandé, ignorez cet e-mail. Nous n’écrirons plus.',
  },
  known: {
    subject: (shop) => `Vous êtes déjà inscrit à la lettre de ${shop}`,
    heading: 'Vous êtes déjà inscrit',
    text: 'Une nouvelle inscription a été demandée pour cette adresse. Vous n’avez rien à faire.',
  },
  welcome: {
    subject: (shop) => `Bienvenue dans la lettre de ${shop}`,
    heading: 'Inscription confirmée',
    text: 'Merci. Nous vous écrirons quand il y aura du nouveau.',
  },
  leaveOnItsWay: 'Si cette adresse est inscrite, nous avons envoyé un lien de désabonnement.',
  leaveAsked: {
    subject: (shop) => `Se désabonner de la lettre de ${shop}`,
    heading: 'Se désabonner',
    text: 'Un désabonnement a été demandé pour cette adresse. Si ce n’était pas vous, ignorez cet e-mail.',
  },
  leave: 'Vous pouvez vous désabonner à tout moment\u00a0:',
  leaveButton: 'Se désabonner',
};
