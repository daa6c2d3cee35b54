import type { contactFormMessages as english } from '../en/contact-form.ts';

export const contactFormMessages: typeof english = {
  name: 'Nom',
  orderNumber: 'Numéro de commande',
  message: 'Message',
  left: (count) => `${count} caractères restants`,
  send: 'Envoyer le message',
  sent: 'Votre message a été envoyé',
  sentTo: (email) => `Nous vous répondrons à ${email}.`,
  failed: 'Non envoyé. Votre texte est conservé, réessayez.',
};
