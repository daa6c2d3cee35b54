/** Texts of the page that mails the link of an order. */
export const trackOrderMessages = {
  title: 'Track an order',
  summary: 'See the state of an order with its number and your email address.',
  text: 'Enter the number of your order and the email address you ordered with. We will email you a link that opens the order, without an account.',
  orderNumber: 'Order number',
  orderHint: 'In the confirmation we sent you',
  send: 'Mail me the link',
  sending: 'Sending…',
  sent: 'Check your inbox',
  sentText: 'No email after a few minutes? Check your spam folder, the number and the address.',
  again: 'Change the number or the address',
  goOn: 'Continue Shopping',
  needsScript: 'This form requires JavaScript. The link is also in every email about your order.',
  ownOrders: 'Orders of your account',
};
