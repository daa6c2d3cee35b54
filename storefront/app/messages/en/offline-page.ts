export const offlinePageMessages = {
  title: 'You are offline',
  text: 'This page is not saved on this device. You can still read pages you have already opened.',
  home: 'Home',
};
