export const contactFormMessages = {
  name: 'Name',
  orderNumber: 'Order number',
  message: 'Message',
  left: (count: number) => `${count} characters left`,
  send: 'Send message',
  sent: 'Your message has been sent',
  sentTo: (email: string) => `We will reply to ${email}.`,
  failed: 'Not sent. Your text is saved; please try again.',
};
