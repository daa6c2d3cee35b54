import type { contactMessages as english } from '../en/contact.ts';

export const contactMessages: typeof english = {
  title: 'Nous contacter',
  summary: 'Écrivez-nous ou appelez-nous.',
  direct: 'Comment nous joindre',
  email: 'E-mail',
  phone: 'Téléphone',
  hours: 'Horaires',
  write: 'Écrivez-nous',
  needsScript: 'Ce formulaire nécessite JavaScript. Écrivez-nous plutôt par e-mail.',
};
