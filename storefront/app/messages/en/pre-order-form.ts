export const preOrderFormMessages = {
  hint: 'We will email you when it arrives',
  nothingPaid: 'No payment now and no obligation to buy. A pre-order saves your place in the queue.',
};
