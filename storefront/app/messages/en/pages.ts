export const notFoundMessages = {
  title: 'Page not found',
  text: 'The address may be wrong, or the product is no longer sold. Search for it or start from one of these links.',
  home: 'Go to home page',
  categories: 'Shop by category',
  search: 'Search the shop',
};

export const offlinePageMessages = {
  title: 'You are offline',
  text: 'This page is not saved on this device. You can still read pages you have already opened.',
  home: 'Home',
};

export const oldHomePageMessages = {
  title: 'Our previous home page',
  current: 'Go to the current home page',
  featured: 'Featured',
};

export const underConstructionPageMessages = {
  title: 'This page is under construction',
  text: 'It will open soon. You can already browse all our products.',
  link: 'Continue Shopping',
};
