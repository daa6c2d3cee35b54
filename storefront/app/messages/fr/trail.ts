import type { trailMessages as english } from '../en/trail.ts';

export const trailMessages: typeof english = { home: 'Accueil', breadcrumb: 'Fil d’Ariane' };
