import type { reviewMessages as english } from '../en/review.ts';

export const reviewMessages: typeof english = {
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
