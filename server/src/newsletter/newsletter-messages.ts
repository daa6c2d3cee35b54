const english = {
  checkInbox: 'Almost done. Open the link in the email we just sent you.',
  ask: {
    subject: (shop: string) => `Confirm your subscription to the ${shop} newsletter`,
    heading: 'One more step',
    text: 'Someone, probably you, signed up for our newsletter with this address. Please confirm to subscribe.',
    button: 'Confirm subscription',
    note: 'If you did not request this, ignore this email. We will not write again.',
  },
  known: {
    subject: (shop: string) => `You are already subscribed to the ${shop} newsletter`,
    heading: 'You are already subscribed',
    text: 'Someone, probably you, signed up again with this address. There is nothing more to do.',
  },
  welcome: {
    subject: (shop: string) => `Welcome to the ${shop} newsletter`,
    heading: 'You are subscribed',
    text: 'Thank you. We will write when we have news.',
  },
  leaveOnItsWay: 'If this address is subscribed, we have sent a link to unsubscribe.',
  leaveAsked: {
    subject: (shop: string) => `Unsubscribe from the ${shop} newsletter`,
    heading: 'Unsubscribe',
    text: 'Someone, probably you, wants to unsubscribe this address. If it was not you, ignore this email.',
  },
  leave: 'You can unsubscribe at any time:',
  leaveButton: 'Unsubscribe',
};

const french: typeof english = {
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

export const messagesFor = (language: string): typeof english => (language === 'fr' ? french : english);
