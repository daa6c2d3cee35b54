const english = {
  receivedAt: 'Received',
  receipt: {
    subject: (order: string, shop: string) => `Your withdrawal from order ${order} at ${shop}`,
    heading: 'We have received your withdrawal',
    text: 'This is the receipt for your declaration. Please keep it.',
    next: 'If you have the goods already, send them back within 14 days. We refund what you paid for them, with the standard delivery, within 14 days; we may wait until the goods, or your proof of sending them, are here.',
    note: 'If you have not declared this, answer this mail and tell us.',
  },
  merchant: {
    subject: (order: string) => `Withdrawal from order ${order}`,
    order: 'Order',
    unmatched: 'None with this number and this e-mail address. Please ask whoever declared it',
    period: 'Period',
    inTime: 'In time',
    late: 'Later than 14 days after the delivery',
    note: 'The declaration is recorded and its receipt is on its way. An answer to this mail goes to whoever declared it.',
  },
};

const french: typeof english = {
  receivedAt: 'Reçue le',
  receipt: {
    subject: (order, shop) => `Votre rétractation de la commande ${order} chez ${shop}`,
    heading: 'Nous avons reçu votre rétractation',
    text: 'Ceci est l’accusé de réception de votre déclaration. Conservez-le.',
    next: 'Si vous avez déjà les articles, renvoyez-les sous 14 jours. Nous vous remboursons leur prix et la livraison standard sous 14 jours ; nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi.',
    note: 'Si vous n’avez pas fait cette déclaration, répondez à cet e-mail pour nous le dire.',
  },
  merchant: {
    subject: (order) => `Rétractation de la commande ${order}`,
    order: 'Commande',
    unmatched: 'Aucune avec ce numéro et cette adresse e-mail. Interrogez la personne qui l’a déclarée',
    period: 'Délai',
    inTime: 'Dans le délai',
    late: 'Plus de 14 jours après la livraison',
    note: 'La déclaration est enregistrée et son accusé de réception est en route. Une réponse à cet e-mail va à la personne qui l’a faite.',
  },
};

export const wordsIn = (language: string): typeof english => (language === 'fr' ? french : english);
