// The cart as forms, for browsers without JavaScript; with it, the same screen as /cart. Never cached.
export { default, meta } from './cart-page.tsx';

export const headers = () => ({ 'cache-control': 'no-store' });
