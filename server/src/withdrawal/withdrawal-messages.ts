const english = {
  receivedAt: 'Received',
  receipt: {
    subject: (order: string, shop: string) => `Your withdrawal from order ${order} at ${shop}`,
    heading: 'We have received your withdrawal',
    text: 'This is the receipt for your declaration. Please keep it.',
    next: 'Have you received the goods? Send them back within 14 days. We will refund the price and the standard delivery within 14 days. We may wait until we have the goods or your proof of shipment.',
    note: 'If you did not send this, reply to this email.',
  },
  merchant: {
    subject: (order: string) => `Withdrawal from order ${order}`,
    order: 'Order',
    unmatched: 'No matching order. Please contact the customer.',
    period: 'Period',
    inTime: 'In time',
    late: 'More than 14 days after delivery',
    note: 'The declaration is recorded and the receipt has been sent. Reply to this email to answer the customer.',
  },
};

const french: typeof english = {
  receivedAt: 'Reçue le',
  receipt: {
    subject: (order, shop) => `Votre rétractation pour la commande ${order} chez ${shop}`,
    heading: 'Nous avons reçu votre rétractation',
    text: 'Ceci est l’accusé de réception de votre déclaration. Conservez-le.',
    next: 'Articles déjà reçus\u00a0? Renvoyez-les sous 14 jours. Nous vous rembourserons leur prix et la livraison standard sous 14 jours. Nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi.',
    note: 'Si vous n’avez pas envoyé cette déclaration, répondez à cet e-mail.',
  },
  merchant: {
    subject: (order) => `Rétractation pour la commande ${order}`,
    order: 'Commande',
    unmatched: 'Aucune commande correspondante. Contactez le client.',
    period: 'Délai',
    inTime: 'Dans le délai',
    late: 'Plus de 14 jours après la livraison',
    note: 'La déclaration est enregistrée et l’accusé a été envoyé. Répondez à cet e-mail pour répondre au client.',
  },
};

export const messagesFor = (language: string): typeof english => (language === 'fr' ? french : english);
