export const underConstructionPageMessages = {
  title: 'This page is under construction',
  text: 'It will open soon. You can already browse all our products.',
  link: 'Continue Shopping',
};
