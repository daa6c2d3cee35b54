// Texts of the contact mails and responses.

export const contactMessages = {
  sent: 'Your message has been sent',
  subjects: {
    message: (name: string) => `Message from ${name}`,
    volunteer: (name: string) => `${name} offers to help`,
    donation: (name: string) => `${name} announces a donation`,
  },
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  orderNumber: 'Order number',
  amount: 'Amount',
  language: 'Language',
  reply: 'Reply to this email to answer the customer.',
};
