import { defineMessages } from '../../i18n/define-messages.ts';
import { plural } from '../../i18n/plural.ts';

export const searchMessages = defineMessages(
  {
    placeholder: 'Search Products...',
    submit: 'Search',
    again: 'Search again',
    suggestions: 'Suggestions',
    suggested: (count: number) => plural('en', count, { one: `${count} suggestion`, other: `${count} suggestions` }),
    noneSuggested: 'No suggestions',
  },
  {
    placeholder: 'Rechercher un produit...',
    submit: 'Rechercher',
    again: 'Nouvelle recherche',
    suggestions: 'Suggestions',
    suggested: (count) => plural('fr', count, { one: `${count} suggestion`, other: `${count} suggestions` }),
    noneSuggested: 'Aucune suggestion',
  },
);
