import { plural } from '@vitrine/contract/text/plural.ts';
import type { paletteMessages as english } from '../en/palette.ts';

export const paletteMessages: typeof english = {
  title: 'Trouver ou faire',
  placeholder: 'Numéro de commande, produit, écran…',
  orders: 'Commandes',
  products: 'Produits',
  screens: 'Écrans',
  actions: 'Actions',
  newProduct: 'Nouveau produit',
  keys: 'Touches',
  searching: 'Recherche…',
  nothing: 'Rien trouvé',
  found: (count) => plural('fr', count, { one: `${count} résultat`, other: `${count} résultats` }),
  order: (number) => `Commande ${number}`,
  inLists: 'Dans les listes',
};
