// Texts of the contact mails and responses.

const english = {
  sent: 'Your message has been sent',
  subjects: {
    message: (name: string) => `Message from ${name}`,
    volunteer: (name: string) => `${name} offers to help`,
    donation: (name: string) => `${name} announces a donation`,
  },
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  orderNumber: 'Order number',
  amount: 'Amount',
  language: 'Language',
  reply: 'Reply to this email to answer the customer.',
};

const french: typeof english = {
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

export const messagesFor = (language: string): typeof english => (language === 'fr' ? french : english);
