export const notFoundMessages = {
  title: 'Page not found',
  text: 'The address may be wrong, or the product is no longer sold. Search for it or start from one of these links.',
  home: 'Go to home page',
  search: 'Search the shop',
};
