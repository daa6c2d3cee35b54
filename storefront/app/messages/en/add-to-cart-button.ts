export const addToCartButtonMessages = {
  needsScript: 'Enable JavaScript to order, or order by email.',
};
