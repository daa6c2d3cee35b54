import type { contactMessages as english } from '../en/contact.ts';

export const contactMessages: typeof english = {
  sent: 'Votre message a été envoyé',
  subjects: {
    message: (name) => `Message de ${name}`,
    volunteer: (name) => `${name} propose son aide`,
    donation: (name) => `${name} annonce un don`,
  },
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  subject: 'Objet',
  orderNumber: 'Numéro de commande',
  amount: 'Montant',
  language: 'Langue',
  reply: 'Répondez à cet e-mail pour répondre au client.',
};
