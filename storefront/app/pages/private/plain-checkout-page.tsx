// The checkout as a form, for browsers without JavaScript; with it, the same screen as /checkout. Never cached.
export { default, meta } from './checkout-page.tsx';

export const headers = () => ({ 'cache-control': 'no-store' });
