export const replyMessages = {
  goOn: 'Continue Shopping',
  incomplete: 'This link is incomplete. Copy the full link from the email.',
  needsScript: 'This page requires JavaScript. Enable it in your browser.',
};
