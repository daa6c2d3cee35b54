import type { disputeMessages as english } from '../en/dispute.ts';

export const disputeMessages: typeof english = {
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
