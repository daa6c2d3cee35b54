export const newsletterMessages = {
  title: 'What is new, by email',
  /** For shops without the box `newsletterNote`. */
  text: 'We write when there is something new: products, stories and offers.',
  email: 'Your email address',
  button: 'Subscribe',
  consent: 'We use your address for the newsletter only. You can unsubscribe at any time.',
};
