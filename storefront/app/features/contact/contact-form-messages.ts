import { defineMessages } from '../../i18n/define-messages.ts';

export const contactFormMessages = defineMessages(
  {
    name: 'Name',
    orderNumber: 'Order number',
    message: 'Message',
    left: (count: number) => `${count} characters left`,
    send: 'Send the message',
    sent: 'Message sent. We reply within one working day',
    sentTo: (email: string) => `Our answer goes to ${email}.`,
    failed: 'The message was not sent. It is still here, please try again',
  },
  {
    name: 'Nom',
    orderNumber: 'Numéro de commande',
    message: 'Message',
    left: (count) => `${count} caractères restants`,
    send: 'Envoyer le message',
    sent: 'Message envoyé. Nous répondons sous un jour ouvré',
    sentTo: (email) => `Notre réponse ira à ${email}.`,
    failed: 'Le message n’est pas parti. Il est toujours là, réessayez',
  },
);
