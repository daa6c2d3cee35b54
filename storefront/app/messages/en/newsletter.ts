export const newsletterFormMessages = {
  consent: 'We use your address for the newsletter only. You can unsubscribe at any time.',
  button: 'Subscribe',
};
