// Who holds the code holds the cart: keep it like a password, and treat 404 `cart.not-found` as "no cart".
//
// The first add: send `seed`, a random text made once and kept beside the (still missing) code. However many adds of one
// visitor race, from however many tabs, they meet in one cart; a repeated one changes nothing, quantities being absolute.
// Forget the seed with the code: when the cart is cleared, ordered or taken into an account.
//
// Quantities are absolute (`quantity: 3` means three), or relative with `add: true`. What cannot be had is refused with
// `product.out-of-stock`, whose message names what is left; the line's `maximum` says it before.
import type * as shapes from './cart-shapes.ts';
import { endpoint } from './endpoint.ts';

export const addToNewCart = endpoint<typeof shapes.addToNewCart>()({
  name: 'addToNewCart',
  access: 'cart',
  method: 'POST',
  path: 'cart',
  success: 201,
  summary: 'A new cart with a first line, or the one that the same seed made before',
});

export const addToCart = endpoint<typeof shapes.addToCart>()({
  name: 'addToCart',
  access: 'cart',
  method: 'PUT',
  path: 'cart/{code}',
  success: 201,
  summary: 'Sets a line of the cart; quantity 0 removes it. Setting a line also says that its notices were seen',
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
  summary: 'The cart at the prices of now, with what changed since the shopper last looked',
});

export const removeFromCart = endpoint<typeof shapes.removeFromCart>()({
  name: 'removeFromCart',
  access: 'cart',
  method: 'DELETE',
  path: 'cart/{code}/product/{sku}',
  summary: 'Removes a line; one that is not there is no mistake. 204, or the cart with body=true',
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
  summary: 'Applies a coupon in place of any before it, or says why not',
});

export const removeCoupon = endpoint<typeof shapes.removeCoupon>()({
  name: 'removeCoupon',
  access: 'cart',
  method: 'DELETE',
  path: 'cart/{code}/promo',
  summary: 'Own addition: takes the coupon off the cart',
});
