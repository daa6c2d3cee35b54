// What the shop writes to whose review it does not publish.

const english = {
  subject: (product: string) => `Your review of ${product} was not published`,
  heading: 'We could not publish your review',
  greeting: (name: string) => `Hello ${name},`,
  text: 'Thank you for writing. We have read your review and do not publish it as it is.',
  product: 'Product',
  reason: 'Reason',
  written: 'You wrote',
  button: 'Change my review',
  note: 'A changed review is read again. An answer to this mail goes to the store.',
};

const french: typeof english = {
  subject: (product) => `Votre avis sur ${product} n’a pas été publié`,
  heading: 'Nous n’avons pas pu publier votre avis',
  greeting: (name) => `Bonjour ${name},`,
  text: 'Merci de nous avoir écrit. Nous avons lu votre avis et ne le publions pas tel quel.',
  product: 'Produit',
  reason: 'Motif',
  written: 'Vous avez écrit',
  button: 'Modifier mon avis',
  note: 'Un avis modifié est relu. Une réponse à cet e-mail va à la boutique.',
};

export const wordsIn = (language: string): typeof english => (language === 'fr' ? french : english);
