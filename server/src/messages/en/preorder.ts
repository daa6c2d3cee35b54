// Texts of the pre-order mails.

export const preorderMessages = {
  product: 'Product',
  quantity: 'Quantity',
  expected: 'Expected on',
  placed: {
    subject: (name: string) => `Your pre-order: ${name}`,
    heading: 'Pre-order confirmed',
    text: 'Your place is saved. No payment was taken. We will email you when it arrives; you decide then.',
    cancel: 'Changed your mind?',
    button: 'Cancel pre-order',
    note: 'If you did not request this, cancel it or ignore this email. Nothing is shipped or charged without an order.',
  },
  invited: {
    subject: (name: string) => `Your pre-ordered product has arrived: ${name}`,
    heading: 'Your pre-ordered product has arrived',
    text: 'You are among the first to know. It is not reserved until you order it.',
    button: 'Order now',
    note: 'Your pre-order is now closed. You have no obligation to buy.',
  },
};
