import { useRouteLoaderData } from 'react-router';
import { languages } from '../../i18n/language.ts';
import type { LayoutData } from './frame-data.ts';

const emptyLayoutData: LayoutData = {
  shopUrl: '',
  storeCode: 'DEFAULT',
  store: { name: '', email: null, phone: null, currency: 'USD', currencySign: '$', isSignFirst: true, languages },
  categories: [],
  pages: [],
  policies: [],
  links: { about: null, legal: null, delivery: null, returns: null, cookies: null },
  social: { instagram: null, pinterest: null, facebook: null, youtube: null },
  message: null,
  newsletterNote: null,
  isPreview: false,
  absentCalls: [],
};

/** The layout data; empty data when it could not be loaded. */
export const useLayoutData = (): LayoutData => useRouteLoaderData<LayoutData>('root') ?? emptyLayoutData;
