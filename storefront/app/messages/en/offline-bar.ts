export const offlineMessages = {
  offline: 'You are offline. Some pages may be out of date.',
  copy: 'You are viewing a saved copy. Prices may have changed.',
};
