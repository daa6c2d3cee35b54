import type * as english from '../en/content.ts';

export const pageMessages: typeof english.pageMessages = {
  pages: 'Pages',
  all: 'Toutes les pages',
  add: 'Nouvelle page',
  groups: { pages: 'Dans le menu', policies: 'Mentions en pied de page', posts: 'Journal' },
  empty: 'Aucune page pour le moment',
  emptyText:
    'Les conditions de vente, la confidentialité, la livraison et les retours sont des pages, tout comme les articles de votre journal.',
  unknown: 'Cette page n’existe pas',
  unknownText: 'Elle a peut-être été supprimée. L’activité permet de la rétablir.',
  mergeTitle: 'Une autre personne a modifié cette page',
  code: 'Code',
  codeHint:
    'Pour les listes et les fichiers, par exemple terms. Lettres, chiffres, - et _. Ne peut pas être modifié ensuite.',
  texts: 'Textes',
  name: 'Titre',
  nameEmpty: 'Saisissez un titre',
  summary: 'Résumé',
  summaryHint: 'Sur la carte d’un article et pour les moteurs de recherche.',
  text: 'Texte',
  imageAlt: 'Ce que montre l’image',
  title: 'Titre pour les moteurs de recherche',
  metaDescription: 'Texte sous le titre',
  slug: 'Adresse',
  place: 'Emplacement',
  visible: 'Visible dans la boutique',
  open: 'Ouvrir dans la boutique (nouvel onglet)',
  menu: 'Dans le menu',
  menuHint: 'Sinon, une page sans jour figure avec les mentions en pied de page.',
  publishedOn: 'Jour d’un article',
  publishedOnHint: 'Les pages avec un jour sont dans le journal, la plus récente en premier.',
  image: 'Image',
};

/** The texts that stand in fixed places of the shop. */
export const boxMessages: typeof english.boxMessages = {
  title: 'Textes de la boutique',
  empty: 'Rien pour le moment',
  other: 'Un texte pour d’autres boutiques en ligne.',
  known: {
    headerMessage: {
      title: 'Message au-dessus de chaque page',
      hint: 'Une ligne, par exemple à partir de quel montant la livraison est offerte.',
    },
    deliveryNote: {
      title: 'Ligne de livraison des produits',
      hint: 'Sous le bouton d’achat, par exemple quand une commande arrive.',
    },
    newsletterNote: { title: 'À côté de la newsletter', hint: 'Ce que reçoivent les abonnés, et à quel rythme.' },
    contactHours: { title: 'À côté du formulaire de contact', hint: 'Quand vous répondez.' },
    agreement: { title: 'Conditions lors de la commande', hint: 'Les clients acceptent ce texte en commandant.' },
  },
};
