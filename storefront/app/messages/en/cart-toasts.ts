export const cartToastsMessages = {
  added: 'Added Cart',
  updated: 'Updated Cart',
  removed: 'Removed From Cart',
  removedAll: 'Removed All From Cart',
  undo: 'Undo',
  couponInvalid: 'This code is not valid',
  offline: 'You are offline. Your cart has not changed. Try again when you are back online.',
};
