import type { LayoutData } from '../app/layout/frame/frame-data.ts';

/** The layout data of a shop in three languages, without content of its own. */
export const fakeLayout = (change: Partial<LayoutData> = {}): LayoutData => ({
  shopUrl: 'http://shop.example',
  storeCode: 'DEFAULT',
  store: {
    name: 'Vitrine',
    email: null,
    phone: null,
    currency: 'USD',
    currencySign: '$',
    isSignFirst: true,
    languages: ['en', 'fr', 'de'],
  },
  categories: [],
  pages: [],
  policies: [],
  links: { about: null, legal: null, delivery: null, returns: null, cookies: null },
  social: { instagram: null, pinterest: null, facebook: null, youtube: null },
  message: null,
  newsletterNote: null,
  isPreview: false,
  absentCalls: [],
  ...change,
});
