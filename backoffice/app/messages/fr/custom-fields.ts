import { plural } from '@vitrine/contract/text/plural.ts';
import type * as english from '../en/custom-fields.ts';

/** Values of fields, by their kind. */
export const fieldValueMessages: typeof english.fieldValueMessages = {
  section: 'Vos champs',
  none: 'Non renseigné',
  yes: 'Oui',
  no: 'Non',
  firstLanguage: 'Saisissez le texte dans la première langue de la boutique',
  whole: 'Saisissez un nombre entier de 0 ou plus',
  number: (example) => `Saisissez un nombre, par exemple ${example}`,
  much: (max) => `Saisissez ${max} au plus`,
  long: (max) => `Au plus ${max} caractères`,
  gtin: '8, 12, 13 ou 14 chiffres',
};

/** The editor of texts with headings, lists and links. */
export const richTextMessages: typeof english.richTextMessages = {
  toolbar: (label) => `Mise en forme\u00a0: ${label}`,
  bold: 'Gras',
  italic: 'Italique',
  heading: 'Titre',
  subheading: 'Sous-titre',
  bullets: 'Liste à puces',
  numbers: 'Liste numérotée',
  link: 'Lien',
  linkTo: 'Adresse du lien',
  linkWrong: 'Saisissez une adresse, par exemple https://example.com',
  linkApply: 'Poser le lien',
  linkRemove: 'Retirer le lien',
  cancel: 'Annuler',
  asMarkdown: 'Modifier en Markdown',
  asShown: 'Modifier comme affiché',
  markdownHint: '**gras**, *italique*, - liste, ## titre, [lien](https://…). Une ligne vide commence un paragraphe.',
  beyondHint: 'Ce texte contient un élément qui ne se modifie qu’ainsi, par exemple un tableau ou une image.',
};

/** The fields that the merchant defines. */
export const customFieldMessages: typeof english.customFieldMessages = {
  title: 'Champs',
  all: 'Tous les champs',
  add: 'Nouveau champ',
  empty: 'Vos propres champs',
  emptyText:
    'Les produits, les catégories, les clients et les commandes peuvent avoir des champs à vous. Les clients voient ceux d’un produit sur sa page et filtrent les listes. Commencez par un exemple, ou par votre propre champ.',
  examples: 'Exemples',
  what: 'De quoi il s’agit',
  subject: 'Concerne',
  subjects: {
    product: 'Produits',
    variant: 'Variantes',
    category: 'Catégories',
    customer: 'Clients',
    order: 'Commandes',
  },
  fixedHint: 'Ceci et le type ne peuvent pas être modifiés ensuite.',
  fixed: (subject, kind) => `${subject}, ${kind}.`,
  kind: 'Type',
  kinds: {
    text: 'Texte',
    texts: 'Texte par langue',
    richTexts: 'Texte mis en forme',
    money: 'Montant',
    count: 'Nombre entier',
    decimal: 'Nombre décimal',
    flag: 'Oui ou non',
    date: 'Jour',
    choice: 'Choix',
    country: 'Pays',
  },
  kindHints: {
    text: 'Le même dans toutes les langues, comme une référence du fabricant.',
    texts: 'Un texte dans chaque langue.',
    richTexts: 'Des paragraphes, des listes et des liens, dans chaque langue.',
    money: 'Dans la devise de la boutique.',
    count: 'Par exemple des mois ou des pièces.',
    decimal: 'Par exemple une épaisseur.',
    flag: 'Ou non renseigné.',
    date: 'Jour, mois et année.',
    choice: 'Une valeur d’une liste que vous définissez.',
    country: 'Par exemple le lieu de fabrication.',
  },
  choices: 'Choix possibles',
  choicesHint: 'Dans l’ordre où ils sont proposés. Un choix utilisé ne peut pas être supprimé.',
  addChoice: 'Ajouter un choix',
  noChoice: 'Ajoutez au moins un choix',
  help: 'Aide',
  helpTitle: 'Aide pour votre équipe',
  helpHint: 'Elle figure au-dessus du champ dans les formulaires de l’administration.',
  marks: 'Où il sert',
  shown: 'Les clients le voient',
  filter: 'Les listes se filtrent par ce champ',
  onInvoice: 'Il figure sur les factures',
  markHints: {
    shown: 'Sur la page du produit ou de la catégorie, ou de la commande.',
    filter: 'Les clients trouvent le filtre à côté des listes de produits.',
    onInvoice: 'Avec sa valeur, pour chaque fiche qui en a une.',
  },
  badges: { shown: 'Affiché', filter: 'Filtre', onInvoice: 'Facture' },
  used: (count) => plural('fr', count, { one: `Dans ${count} fiche`, other: `Dans ${count} fiches` }),
  unused: 'Inutilisé',
  inUseTitle: (name) => `${name} est utilisé`,
  inUseText: (count) =>
    plural('fr', count, {
      one: `${count} fiche a une valeur. Retirez-la d’abord. Les valeurs ne sont jamais supprimées avec leur champ.`,
      other: `${count} fiches ont une valeur. Retirez-les d’abord. Les valeurs ne sont jamais supprimées avec leur champ.`,
    }),
  understood: 'Compris',
};

export const exampleFieldMessages: typeof english.exampleFieldMessages = {
  material: 'Matière',
  wood: 'Bois',
  metal: 'Métal',
  glass: 'Verre',
  assembly: 'Montage',
  warranty: 'Garantie en mois',
};
