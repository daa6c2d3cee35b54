import { defineMessages } from '../../i18n/define-messages.ts';

export const contactMessages = defineMessages(
  {
    title: 'Contact us',
    summary: 'Write to us or call us.',
    direct: 'How to reach us',
    email: 'Email',
    phone: 'Phone',
    hours: 'Hours',
    write: 'Write to us',
    needsScript: 'This form requires JavaScript. Please email us instead.',
  },
  {
    title: 'Nous contacter',
    summary: 'Écrivez-nous ou appelez-nous.',
    direct: 'Comment nous joindre',
    email: 'E-mail',
    phone: 'Téléphone',
    hours: 'Horaires',
    write: 'Écrivez-nous',
    needsScript: 'Ce formulaire nécessite JavaScript. Écrivez-nous plutôt par e-mail.',
  },
);
