export const addToCartButtonMessages = {
  needsScript: 'Enable JavaScript to order.',
};
