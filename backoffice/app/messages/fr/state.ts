import type { stateMessages as english } from '../en/state.ts';

export const stateMessages: typeof english = {
  loading: 'Chargement…',
  retry: 'Réessayer',
  reload: 'Recharger',
  failed: 'Impossible de charger cette partie',
  broken: 'Impossible d’afficher cette page',
  brokenHint: 'La boutique a peut-être été mise à jour entre-temps. Rechargez la page.',
  fault: 'Une erreur s’est produite dans la boutique. Votre saisie est toujours là.',
  unreachable: 'La boutique est injoignable. Votre saisie est toujours là.',
  notFound: 'Cette page n’existe pas',
  toToday: 'Aller à Aujourd’hui',
  forbidden: 'Votre rôle ne comprend pas cette page',
  forbiddenHint: (permission) =>
    `Il faut le droit «\u00a0${permission}\u00a0». Un propriétaire peut changer votre rôle.`,
};
