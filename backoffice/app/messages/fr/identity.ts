import type { identityMessages as english } from '../en/identity.ts';

export const identityMessages: typeof english = {
  endedTitle: 'Votre session est terminée',
  ended: 'Reconnectez-vous pour continuer. Votre saisie est toujours là.',
  somebodyElse: 'Se connecter avec un autre compte',
  confirmTitle: 'Confirmez votre identité',
  confirm: 'Cette action est sensible\u00a0: elle demande d’abord de confirmer votre identité.',
  confirmSubmit: 'Confirmer',
  confirmBusy: 'Confirmation…',
  usePassword: 'Utiliser le mot de passe',
  useCodeInstead: 'Utiliser plutôt un code',
  usePasskey: 'Utiliser une clé d’accès',
  confirmByPasskey: 'Confirmer avec une clé d’accès',
};
