import type * as english from '../en/contact.ts';

export const contactMessages: typeof english.contactMessages = {
  title: 'Nous contacter',
  summary: 'Envoyez-nous un message.',
  direct: 'Comment nous joindre',
  email: 'E-mail',
  phone: 'Téléphone',
  hours: 'Horaires',
  write: 'Écrivez-nous',
  needsScript: 'Ce formulaire nécessite JavaScript.',
  emailInstead: 'Écrivez-nous plutôt par e-mail.',
};

export const contactFormMessages: typeof english.contactFormMessages = {
  name: 'Nom',
  orderNumber: 'Numéro de commande',
  message: 'Message',
  left: (count) => `${count} caractères restants`,
  send: 'Envoyer le message',
  sent: 'Votre message a été envoyé',
  sentTo: (email) => `Nous vous répondrons à ${email}.`,
  failed: 'Non envoyé. Votre texte est conservé, réessayez.',
};
