// THE DOOR of the cart: all that other features may use of it.
export { cartKeeper } from './cart-keeper.ts';
export { changeCart } from './cart-repository.ts';
export { entry, viewGoods, viewGrandTotal } from './cart-view.ts';
export { wordsIn } from './cart-words.ts';
export { chooseVariant } from './choose-variant.ts';
export { type NewCoupon, saveCoupon } from './coupon-repository.ts';
export { openCart } from './edit-cart.ts';
export { ruleFor } from './free-delivery.ts';
export { mergeCarts } from './merge-carts.ts';
export { type PricedCart, priceCart } from './price-cart.ts';
