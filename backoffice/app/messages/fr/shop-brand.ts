import type * as english from '../en/shop-brand.ts';

const ratio = (contrast: number): string => contrast.toFixed(1).replace('.', ',');

export const shopBrandMessages: typeof english.shopBrandMessages = {
  title: 'Identité visuelle',
  pictures: 'Logo et icône',
  logo: 'Logo',
  logoHint:
    'PNG, JPEG ou WebP, au moins 48 pixels de haut. Un PNG à fond transparent convient partout. Aussi dans les e-mails et sur les factures.',
  logoDark: 'Logo pour fond sombre',
  logoDarkHint: 'Sans lui, le logo s’affiche aussi dans le thème sombre.',
  siteIcon: 'Icône de l’onglet',
  siteIconHint: 'Un carré d’au moins 192 × 192 pixels.',
  pictureAlt: (label, shopName) => `${label} de ${shopName}`,
  colors: 'Couleurs',
  colorsAbout: 'Les boutons, les liens et les titres prennent cette couleur\u00a0; ses nuances en sont tirées.',
  accent: 'Couleur d’accent',
  accentHint: 'Six chiffres comme #163264, par exemple ceux de votre logo. Vide\u00a0: le bleu encre de la boutique.',
  accentDark: 'Couleur d’accent du thème sombre',
  accentDarkHint: 'Vide\u00a0: tirée de la couleur d’accent.',
  choose: (label) => `Choisir\u00a0: ${label}`,
  ownColors: 'Revenir au bleu encre de la boutique',
  colorWrong: 'Saisissez un # et six chiffres de 0 à 9 et de a à f, comme #163264',
  unreadable: {
    light: (contrast) =>
      `Cette couleur est trop claire pour des textes\u00a0: son contraste avec la page est de ${ratio(contrast)} pour 1, il faut 4,5 pour 1`,
    dark: (contrast) =>
      `Cette couleur est trop sombre pour le thème sombre\u00a0: son contraste avec la page est de ${ratio(contrast)} pour 1, il faut 4,5 pour 1`,
  },
  nearestButton: (color) => `Prendre la couleur lisible la plus proche\u00a0: ${color}`,
  typePair: 'Polices',
  pairs: {
    vitrine: 'Titres à empattements, textes sobres. Les polices de la boutique.',
    modern: 'Une seule police sobre pour tout. Le téléchargement le plus léger.',
    classic: 'Titres comme dans un livre, textes sobres.',
    friendly: 'Une seule police ronde et ouverte pour tout.',
    literary: 'Titres et textes comme dans un livre.',
  },
  preview: 'Aperçu',
  themes: { light: 'Une page en thème clair', dark: 'Une page en thème sombre' },
  sampleTitle: 'Fait à la main',
  sampleText: 'Cuit deux fois et émaillé dans notre atelier.',
  sampleLink: 'En savoir plus',
  sampleChoice: 'Indigo foncé',
  samplePrice: '24,50',
  sampleButton: 'Ajouter au panier',
  unsaved: 'Pas encore enregistré',
  saved: 'L’identité visuelle est enregistrée. Les clients la voient aussitôt.',
};
