/** `done`: with the product or other subject of the action. */
export const replyActionMessages = {
  'cancel-preorder': {
    title: 'Cancel your pre-order',
    text: 'You will lose your place in the queue. You paid nothing, so there is nothing to refund.',
    button: 'Cancel pre-order',
    done: (name: string) => `Your pre-order has been canceled: ${name}`,
  },
  'confirm-newsletter': {
    title: 'Confirm your subscription',
    text: 'Confirm to receive our newsletter. You can unsubscribe at any time.',
    button: 'Confirm subscription',
    done: (name: string) => `You are subscribed: ${name}`,
  },
  'leave-newsletter': {
    title: 'Unsubscribe',
    text: 'You will no longer receive our newsletter. We will still email you about your orders.',
    button: 'Unsubscribe',
    done: (name: string) => `You have been unsubscribed: ${name}`,
  },
  'confirm-alert': {
    title: 'Confirm your alert',
    text: 'We will email you once. Customers are notified in the order of their requests.',
    button: 'Confirm alert',
    done: (name: string) => `Your alert is confirmed: ${name}`,
  },
  'stop-alert': {
    title: 'Cancel alert',
    text: 'Your request will be deleted. We will not email you about this product.',
    button: 'Cancel alert',
    done: (name: string) => `Your alert has been canceled: ${name}`,
  },
};
