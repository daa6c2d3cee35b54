import { defineMessages } from '../../../i18n/define-messages.ts';

export const trailMessages = defineMessages(
  { home: 'Home', breadcrumb: 'Breadcrumb' },
  { home: 'Accueil', breadcrumb: 'Fil d’Ariane' },
);
