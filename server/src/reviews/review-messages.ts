// Texts of the mail about a refused review.

const english = {
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

const french: typeof english = {
  subject: (product) => `Votre avis sur ${product} n’a pas été publié`,
  heading: 'Nous n’avons pas pu publier votre avis',
  greeting: (name) => `Bonjour ${name},`,
  text: 'Merci pour votre avis. Nous ne pouvons pas le publier en l’état.',
  product: 'Produit',
  reason: 'Motif',
  written: 'Votre avis',
  button: 'Modifier mon avis',
  note: 'Vous pouvez le modifier et le renvoyer. Répondez pour nous écrire.',
};

export const messagesFor = (language: string): typeof english => (language === 'fr' ? french : english);
