// THE DOOR of the cart: all that other features may use of it.
export { cartKeeper } from './cart-keeper.ts';
export { type CartRow, changeCart } from './cart-repository.ts';
export { entry, viewAttributes, viewGoods, viewGrandTotal } from './cart-view.ts';
export { wordsIn } from './cart-words.ts';
export { chooseVariant } from './choose-variant.ts';
export { closeCart, findOrderable, openLocked, peekCart } from './close-cart.ts';
export { couponNames } from './coupon-customer.ts';
export { type NewCoupon, saveCoupon } from './coupon-repository.ts';
export { type OpenCart, openCart } from './edit-cart.ts';
export { ruleFor } from './free-delivery.ts';
export { hashCouponAddresses } from './hash-coupon-addresses.ts';
export { maximumOf } from './maximum.ts';
export { mergeCarts } from './merge-carts.ts';
export { type PricedCart, priceCart, priceWithCards, recallCardsOf } from './price-cart.ts';
export { refillCart, showRefilled } from './refill-cart.ts';
export { releaseCoupon, useCoupon } from './use-coupon.ts';
