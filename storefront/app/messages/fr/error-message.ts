import type { errorMessages as english } from '../en/error-message.ts';

export const errorMessages: typeof english = {
  unreachable: 'Connexion impossible. Vérifiez votre connexion et réessayez.',
  fault: 'Une erreur est survenue chez nous. Votre saisie est conservée.',
};
