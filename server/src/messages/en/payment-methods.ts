export const paymentMethodMessages = {
  stripe: { name: 'Card', description: 'You pay on Stripe’s secure page.' },
  test: { name: 'Card (test)', description: 'For trying out the shop. No money is charged.' },
  bankTransfer: {
    name: 'Bank transfer',
    description: 'We ship once your transfer has arrived.',
    instructions: 'Transfer the amount to this account and state the reference.',
    amount: 'Amount',
    account: 'Account',
    reference: 'Reference',
    fact: (label: string, value: string) => `${label}: ${value}`,
  },
  cashOnDelivery: {
    name: 'Cash on delivery',
    description: 'You pay in cash when the parcel arrives.',
    instructions: 'Have the amount ready in cash for the courier.',
  },
};
