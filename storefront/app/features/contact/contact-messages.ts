import { defineMessages } from '../../i18n/define-messages.ts';

export const contactMessages = defineMessages(
  {
    title: 'Contact us',
    summary: 'Write to us or call us. We reply within one working day.',
    direct: 'How to reach us',
    email: 'E-mail',
    phone: 'Phone',
    hours: 'Hours',
    reply: 'Reply',
    replyTime: 'Within one working day',
    write: 'Write to us',
    needsScript: 'The form needs JavaScript. Please write to us by e-mail instead.',
  },
  {
    title: 'Nous contacter',
    summary: 'Écrivez-nous ou appelez-nous. Nous répondons sous un jour ouvré.',
    direct: 'Comment nous joindre',
    email: 'E-mail',
    phone: 'Téléphone',
    hours: 'Horaires',
    reply: 'Réponse',
    replyTime: 'Sous un jour ouvré',
    write: 'Écrivez-nous',
    needsScript: 'Le formulaire a besoin de JavaScript. Écrivez-nous plutôt par e-mail.',
  },
);
