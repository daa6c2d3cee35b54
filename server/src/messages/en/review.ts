// Texts of the mail about a refused review.

export const reviewMessages = {
  subject: (product: string) => `Your review of ${product} was not published`,
  heading: 'We could not publish your review',
  greeting: (name: string) => `Hello ${name},`,
  text: 'Thank you for your review. We cannot publish your review in its current form.',
  product: 'Product',
  reason: 'Reason',
  written: 'Your review',
  button: 'Edit my review',
  note: 'You can edit and resubmit it. Reply to contact us.',
};
