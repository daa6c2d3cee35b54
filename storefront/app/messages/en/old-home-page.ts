export const oldHomePageMessages = {
  title: 'Our previous home page',
  current: 'Go to the current home page',
  featured: 'Featured',
};
