export const replyMessages = {
  goOn: 'Continue Shopping',
  incomplete: 'This link is incomplete. Copy the full link from the email.',
  needsScript: 'This page requires JavaScript. Enable it in your browser.',
};

/** `done` replaces the title and the text; the product or address it is about is shown below it. */
export const replyActionMessages = {
  'cancel-preorder': {
    title: 'Cancel your pre-order',
    text: 'You will lose your place in the queue. You paid nothing, so there is nothing to refund.',
    button: 'Cancel pre-order',
    done: 'Your pre-order has been canceled',
  },
  'confirm-newsletter': {
    title: 'Confirm your subscription',
    text: 'Confirm to receive our newsletter. You can unsubscribe at any time.',
    button: 'Confirm subscription',
    done: 'You are subscribed',
  },
  'leave-newsletter': {
    title: 'Unsubscribe',
    text: 'You will no longer receive our newsletter. We will still email you about your orders.',
    button: 'Unsubscribe',
    done: 'You have been unsubscribed',
  },
  'confirm-alert': {
    title: 'Confirm your alert',
    text: 'We will email you once. Customers are notified in the order of their requests.',
    button: 'Confirm alert',
    done: 'Your alert is confirmed',
  },
  'stop-alert': {
    title: 'Cancel alert',
    text: 'Your request will be deleted. We will not email you about this product.',
    button: 'Cancel alert',
    done: 'Your alert has been canceled',
  },
};
