import type { Theme, TypePair } from '@vitrine/contract/shop-brand/brand-rules.ts';

/** How the shop looks: its logos, icon, colours and faces. */
export const shopBrandMessages = {
  title: 'Brand of the shop',
  pictures: 'Logo and icon',
  logo: 'Logo',
  logoHint:
    'PNG, JPEG or WebP, at least 48 pixels high. A PNG with a transparent background fits everywhere. Also in emails and on invoices.',
  logoDark: 'Logo for dark backgrounds',
  logoDarkHint: 'Without one, the logo is also shown in the dark theme.',
  siteIcon: 'Icon of the browser tab',
  siteIconHint: 'A square of at least 192 × 192 pixels.',
  pictureAlt: (label: string, shopName: string) => `${label} of ${shopName}`,
  colors: 'Colors',
  colorsAbout: 'Buttons, links and headings take this color, its lighter and darker shades are made from it.',
  accent: 'Accent color',
  accentHint: 'Six digits such as #163264, from your logo for example. Empty: the ink blue of the shop.',
  accentDark: 'Accent color in the dark theme',
  accentDarkHint: 'Empty: made from the accent color.',
  choose: (label: string) => `Choose: ${label}`,
  ownColors: 'Back to the ink blue of the shop',
  colorWrong: 'Enter a # and six digits from 0 to 9 and a to f, such as #163264',
  unreadable: {
    light: (contrast: number) =>
      `This color is too light for texts: it has a contrast of ${contrast.toFixed(1)} to 1 with the page, and 4.5 to 1 is needed`,
    dark: (contrast: number) =>
      `This color is too dark for the dark theme: it has a contrast of ${contrast.toFixed(1)} to 1 with the page, and 4.5 to 1 is needed`,
  } as Readonly<Record<Theme, (contrast: number) => string>>,
  nearestButton: (color: string) => `Use the nearest color that can be read: ${color}`,
  typePair: 'Fonts',
  pairs: {
    vitrine: 'Headings with serifs, plain texts. The fonts of the shop.',
    modern: 'One plain font for everything. The smallest download.',
    classic: 'Headings like in a book, plain texts.',
    friendly: 'One round, open font for everything.',
    literary: 'Headings and texts like in a book.',
  } as Readonly<Record<TypePair, string>>,
  preview: 'Preview',
  themes: { light: 'A page in the light theme', dark: 'A page in the dark theme' } as Readonly<Record<Theme, string>>,
  sampleTitle: 'Made by hand',
  sampleText: 'Fired twice and glazed in our workshop.',
  sampleLink: 'Read more',
  sampleChoice: 'Indigo',
  samplePrice: '24.50',
  sampleButton: 'Add to cart',
  unsaved: 'Not saved yet',
  saved: 'The brand is saved. Shoppers see it at once.',
};
