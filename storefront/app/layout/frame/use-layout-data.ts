import { useRouteLoaderData } from 'react-router';
import type { LayoutData } from './frame-data.ts';

const bareFrame: LayoutData = {
  shopUrl: '',
  merchant: 'DEFAULT',
  store: { name: 'Vitrine', email: null, phone: null, currency: 'USD' },
  categories: [],
  pages: [],
  policies: [],
  help: { delivery: '/legal-policies#delivery', returns: '/legal-policies#returns' },
  social: { instagram: null, pinterest: null, facebook: null, youtube: null },
  message: null,
};

/** The frame's data wherever it is needed; a bare frame when even that could not be loaded. */
export const useLayoutData = (): LayoutData => useRouteLoaderData<LayoutData>('root') ?? bareFrame;
