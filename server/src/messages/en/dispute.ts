// Texts for the merchant about disputed payments.

export const disputeMessages = {
  order: 'Order',
  amount: 'Amount',
  reason: 'Reason',
  dueBy: 'Answer by',
  reference: 'Dispute',
  open: {
    subject: (number: string) => `Order ${number}: the payment is disputed`,
    heading: 'A payment is disputed',
    text: 'The cardholder has disputed this payment at the bank. Please answer in the dashboard of your payment provider. Without an answer the money is lost. Do not refund the order as well.',
  },
  won: {
    subject: (number: string) => `Order ${number}: the dispute is won`,
    heading: 'A dispute is won',
    text: 'The bank has decided in your favor. The money stays with you.',
  },
  lost: {
    subject: (number: string) => `Order ${number}: the dispute is lost`,
    heading: 'A dispute is lost',
    text: 'The bank has decided for the cardholder. The money has been returned to the cardholder.',
  },
  closed: {
    subject: (number: string) => `Order ${number}: the dispute is closed`,
    heading: 'A dispute is closed',
    text: 'The dispute has been closed without a decision. There is nothing left to do.',
  },
};
