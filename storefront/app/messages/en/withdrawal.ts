/** Texts of the server-rendered page. */
export const withdrawalMessages = {
  title: 'Withdraw from contract',
  summary: 'Withdraw from an order within 14\u00a0days of receiving it, without giving a reason.',
  text: 'You can withdraw from an order within 14\u00a0days of receiving it. It is free and requires no account and no reason.',
  needsScript: 'This form requires JavaScript. Please email us instead. An email is equally valid.',
};

/** Texts of the two steps and of the receipt. */
export const declarationMessages = {
  step: (now: number) => `Step ${now} of 2`,
  write: 'Your order',
  orderNumber: 'Order number',
  orderHint: 'See your order confirmation email.',
  emailHint: 'The address you ordered with. We will send the receipt there.',
  name: 'Name',
  items: 'Which items?',
  goods: 'Only some items?',
  goodsHint: 'One item on each line. Leave it empty to withdraw from the whole order.',
  remark: 'Comment',
  continue: 'Continue',
  check: 'Check and confirm',
  checkText: (email: string) => `Check your declaration. We will email a dated receipt to ${email}.`,
  confirm: 'Confirm withdrawal',
  confirming: 'Sending',
  change: 'Edit',
  failed: 'Not sent. Your text is saved; please try again.',
  received: 'We have received your withdrawal',
  receivedAt: 'Received',
  receipt: (email: string) => `We have sent the receipt to ${email}. Please keep it.`,
  next: 'Have you received the goods? Send them back within 14\u00a0days. We will refund you within 14\u00a0days, once we have the goods or your proof of shipment.',
  home: 'Continue Shopping',
};
