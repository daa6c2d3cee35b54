import type { factorMessages as english } from '../en/factor.ts';

export const factorMessages: typeof english = {
  title: 'Protégez votre compte',
  about:
    'Cette boutique n’affiche les commandes et les clients qu’aux personnes qui se connectent avec plus qu’un mot de passe. Configurez une clé d’accès ou une application d’authentification\u00a0; la suite vient après.',
  done: 'Votre compte est protégé.',
  next: 'Continuer',
};
