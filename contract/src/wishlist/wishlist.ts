// A customer's wishlist. Clients send changes, not lists, so that concurrent changes of two devices are merged.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './wishlist-shapes.ts';

export const readWishlist = endpoint<typeof shapes.readWishlist>()({
  name: 'readWishlist',
  access: 'customer',
  method: 'GET',
  path: 'auth/customer/wishlist',
  summary: 'Own addition: the customer’s wishlist, newest first',
});

export const changeWishlist = endpoint<typeof shapes.changeWishlist>()({
  name: 'changeWishlist',
  access: 'customer',
  method: 'PUT',
  path: 'auth/customer/wishlist',
  summary: 'Own addition: adds and removes wishlist items and returns the list; idempotent',
});
