import { useRouteLoaderData } from 'react-router';
import type { FrameData } from './frame-data.ts';

const bareFrame: FrameData = {
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
export const useFrame = (): FrameData => useRouteLoaderData<FrameData>('root') ?? bareFrame;
