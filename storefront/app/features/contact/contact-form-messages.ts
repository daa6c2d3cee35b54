import { defineMessages } from '../../i18n/define-messages.ts';

export const contactFormMessages = defineMessages(
  {
    name: 'Name',
    orderNumber: 'Order number',
    message: 'Message',
    left: (count: number) => `${count} characters left`,
    send: 'Send message',
    sent: 'Your message has been sent',
    sentTo: (email: string) => `We will reply to ${email}.`,
    failed: 'Not sent. Your text is saved; please try again.',
  },
  {
    name: 'Nom',
    orderNumber: 'Numéro de commande',
    message: 'Message',
    left: (count) => `${count} caractères restants`,
    send: 'Envoyer le message',
    sent: 'Votre message a été envoyé',
    sentTo: (email) => `Nous vous répondrons à ${email}.`,
    failed: 'Non envoyé. Votre texte est conservé, réessayez.',
  },
);
