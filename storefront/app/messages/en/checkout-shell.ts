/** Texts of the prerendered page, which contains no personal data. */
export const checkoutShellMessages = {
  title: 'Checkout',
  needsScript: 'Enable JavaScript to order.',
};
