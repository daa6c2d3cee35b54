export const newsletterMessages = {
  checkInbox: 'Almost done. Open the link in the email we just sent you.',
  ask: {
    subject: (shop: string) => `Confirm your subscription to the ${shop} newsletter`,
    heading: 'One more step',
    text: 'Someone, probably you, signed up for our newsletter with this address. Please confirm to subscribe.',
    button: 'Confirm subscription',
    note: 'If you did not request this, ignore this email. We will not write again.',
  },
  known: {
    subject: (shop: string) => `You are already subscribed to the ${shop} newsletter`,
    heading: 'You are already subscribed',
    text: 'Someone, probably you, signed up again with this address. There is nothing more to do.',
  },
  welcome: {
    subject: (shop: string) => `Welcome to the ${shop} newsletter`,
    heading: 'You are subscribed',
    text: 'Thank you. We will write when we have news.',
  },
  leaveOnItsWay: 'If this address is subscribed, we have sent a link to unsubscribe.',
  leaveAsked: {
    subject: (shop: string) => `Unsubscribe from the ${shop} newsletter`,
    heading: 'Unsubscribe',
    text: 'Someone, probably you, wants to unsubscribe this address. If it was not you, ignore this email.',
  },
  leave: 'You can unsubscribe at any time:',
  leaveButton: 'Unsubscribe',
};
