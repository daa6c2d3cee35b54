// What the shop says to whoever writes, and to the merchant about it.

const english = {
  sent: 'Message sent. We reply within one working day',
  subjects: {
    message: (name: string) => `Message from ${name}`,
    volunteer: (name: string) => `${name} offers to help`,
    donation: (name: string) => `${name} announces a donation`,
  },
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  subject: 'Subject',
  orderNumber: 'Order number',
  amount: 'Amount',
  language: 'Language',
  reply: 'An answer to this mail goes to whoever wrote it.',
};

const french: typeof english = {
  sent: 'Message envoyé. Nous répondons sous un jour ouvré',
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
  reply: 'Une réponse à cet e-mail va à la personne qui l’a écrit.',
};

export const wordsIn = (language: string): typeof english => (language === 'fr' ? french : english);
