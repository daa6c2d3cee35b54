import { defineMessages } from '../../i18n/define-messages.ts';

export const searchMessages = defineMessages(
  { placeholder: 'Search Products...', submit: 'Search' },
  { placeholder: 'Rechercher un produit...', submit: 'Rechercher' },
);
