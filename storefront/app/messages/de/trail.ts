import type { trailMessages as english } from '../en/trail.ts';

export const trailMessages: typeof english = {
  home: 'Startseite',
  breadcrumb: 'Sie sind hier',
};
