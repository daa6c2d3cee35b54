import type { newsletterFormMessages as english } from '../en/newsletter.ts';

export const newsletterFormMessages: typeof english = {
  consent: 'Votre adresse sert uniquement à la lettre d’information. Vous pouvez vous désabonner à tout moment.',
  button: 'S’inscrire',
};
