import type { newsletterMessages as english } from '../en/newsletter.ts';

export const newsletterMessages: typeof english = {
  title: 'Nos nouveautés par e-mail',
  text: 'Nous vous écrivons quand il y a du nouveau\u00a0: produits, articles et offres.',
  email: 'Votre adresse e-mail',
  button: 'S’inscrire',
  consent: 'Votre adresse sert uniquement à la lettre d’information. Vous pouvez vous désabonner à tout moment.',
};
