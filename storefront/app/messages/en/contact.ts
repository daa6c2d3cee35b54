export const contactMessages = {
  title: 'Contact us',
  summary: 'Send us a message.',
  direct: 'How to reach us',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  write: 'Write to us',
  needsScript: 'This form requires JavaScript.',
  emailInstead: 'Please email us instead.',
};

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
