// The cart code gives full access to the cart: store it like a password, and treat 404 `cart.not-found` as "no cart".
// On the first add, send `seed`, a random text created once and stored in place of the missing code. Concurrent first
// adds of one visitor, from any number of tabs, use the same cart; a repeated one changes nothing, because quantities
// are absolute. Delete the seed with the code: when the cart is cleared, ordered or merged into an account. Quantities
// are absolute (`quantity: 3` means three), or relative with `add: true`. More than the stock is refused with
// `product.out-of-stock`, whose message contains the available quantity; it is also the line's `maximum`.

import { endpoint } from '../endpoint.ts';
import type * as shapes from './cart-shapes.ts';

export const addToNewCart = endpoint<typeof shapes.addToNewCart>()({
  name: 'addToNewCart',
  access: 'cart',
  method: 'POST',
  path: 'cart',
  success: 201,
  summary: 'Creates a cart with a first line, or returns the cart the same seed has created',
});

export const addToCart = endpoint<typeof shapes.addToCart>()({
  name: 'addToCart',
  access: 'cart',
  method: 'PUT',
  path: 'cart/{code}',
  success: 201,
  summary:
    'Sets a cart line; quantity 0 removes it. Also marks the notices of the line as seen. For an ordered cart, or a customer’s without a session: a new cart with a new code',
});

export const addManyToCart = endpoint<typeof shapes.addManyToCart>()({
  name: 'addManyToCart',
  access: 'cart',
  method: 'POST',
  path: 'cart/{code}/multi',
  success: 201,
  summary: 'Sets many lines at once: all of them, or none',
});

export const readCart = endpoint<typeof shapes.readCart>()({
  name: 'readCart',
  access: 'cart',
  method: 'GET',
  path: 'cart/{code}',
  summary: 'The cart at current prices, with changes since the shopper last saw it',
});

export const removeFromCart = endpoint<typeof shapes.removeFromCart>()({
  name: 'removeFromCart',
  access: 'cart',
  method: 'DELETE',
  path: 'cart/{code}/product/{sku}',
  summary: 'Removes one line, never two of the same product; idempotent. 204, or the cart with body=true',
});

export const clearCart = endpoint<typeof shapes.clearCart>()({
  name: 'clearCart',
  access: 'cart',
  method: 'DELETE',
  path: 'cart/{code}',
  summary: 'Empties and removes the cart',
});

export const applyCoupon = endpoint<typeof shapes.applyCoupon>()({
  name: 'applyCoupon',
  access: 'cart',
  method: 'POST',
  path: 'cart/{code}/promo/{promo}',
  success: 201,
  summary: 'Applies a coupon and replaces any other. A code that cannot be applied changes nothing: see couponProblem',
});

export const removeCoupon = endpoint<typeof shapes.removeCoupon>()({
  name: 'removeCoupon',
  access: 'cart',
  method: 'DELETE',
  path: 'cart/{code}/promo',
  summary: 'Own addition: removes the coupon from the cart',
});
