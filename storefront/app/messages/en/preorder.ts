export const preOrderFormMessages = {
  hint: 'We will email you when it arrives',
  nothingPaid: 'No payment now and no obligation to buy. A pre-order saves your place in the queue.',
};

export const confirmMessages = {
  title: 'Your pre-order',
  noted: 'Thank you. Your pre-order is registered.',
  mailed: (email: string) => `We emailed the details to ${email}.`,
  expected: 'Expected on',
  quantity: 'Quantity',
  email: 'Email address',
  payment: 'Payment',
  nothingPaid: 'No payment now and no obligation to buy',
  next: 'We will email you when it arrives; you decide then.',
  cancel: 'Changed your mind? Use the link in the email.',
  goOn: 'Continue Shopping',
  unknown: 'We could not find this pre-order',
  why: 'See the email we sent you for details or to cancel.',
  login: 'Sign in',
  contact: 'Contact us',
};
