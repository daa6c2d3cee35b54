// Texts for the merchant about disputed payments.
const en = {
  order: 'Order',
  amount: 'Amount',
  reason: 'Reason',
  dueBy: 'Answer by',
  reference: 'Dispute',
  open: {
    subject: (id: number) => `Order ${id}: the payment is disputed`,
    heading: 'A payment is disputed',
    text: 'The cardholder has disputed this payment at the bank. Please answer in the dashboard of your payment provider. Without an answer the money is lost. Do not refund the order as well.',
  },
  won: {
    subject: (id: number) => `Order ${id}: the dispute is won`,
    heading: 'A dispute is won',
    text: 'The bank has decided in your favor. The money stays with you.',
  },
  lost: {
    subject: (id: number) => `Order ${id}: the dispute is lost`,
    heading: 'A dispute is lost',
    text: 'The bank has decided for the cardholder. The money has been returned to the cardholder.',
  },
  closed: {
    subject: (id: number) => `Order ${id}: the dispute is closed`,
    heading: 'A dispute is closed',
    text: 'The dispute has been closed without a decision. There is nothing left to do.',
  },
};

const fr: typeof en = {
  order: 'Commande',
  amount: 'Montant',
  reason: 'Motif',
  dueBy: 'Répondre avant le',
  reference: 'Litige',
  open: {
    subject: (id) => `Commande ${id}\u00a0: le paiement est contesté`,
    heading: 'Un paiement est contesté',
    text: 'Le titulaire de la carte a contesté ce paiement auprès de sa banque. Répondez dans le tableau de bord de votre prestataire de paiement. Sans réponse, l’argent est perdu. Ne remboursez pas la commande en plus.',
  },
  won: {
    subject: (id) => `Commande ${id}\u00a0: le litige est gagné`,
    heading: 'Un litige est gagné',
    text: 'La banque a tranché en votre faveur. Vous conservez l’argent.',
  },
  lost: {
    subject: (id) => `Commande ${id}\u00a0: le litige est perdu`,
    heading: 'Un litige est perdu',
    text: 'La banque a donné raison au titulaire de la carte. L’argent lui a été rendu.',
  },
  closed: {
    subject: (id) => `Commande ${id}\u00a0: le litige est clos`,
    heading: 'Un litige est clos',
    text: 'Le litige a été clos sans décision. Vous n’avez plus rien à faire.',
  },
};

export const disputeMessages = (language: string): typeof en => (language === 'fr' ? fr : en);
