export const contactMessages = {
  title: 'Contact us',
  summary: 'Write to us or call us.',
  direct: 'How to reach us',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  write: 'Write to us',
  needsScript: 'This form requires JavaScript. Please email us instead.',
};
