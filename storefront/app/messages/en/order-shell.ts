/** Texts of the prerendered pages, which contain no personal data. */
export const orderShellMessages = {
  confirm: 'Your order',
  pending: 'Your order',
  failure: 'Payment not completed',
  orders: 'Recent Orders',
};
