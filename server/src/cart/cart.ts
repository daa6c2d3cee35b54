// Public API of the cart module; other features import only this file.

export { cartPersonalData, hashCouponAddresses } from './cart-personal-data.ts';
export { type CartRow, changeCart } from './cart-repository.ts';
export { entry, viewAttributes, viewGoods, viewGrandTotal } from './cart-view.ts';
export { chooseVariant } from './choose-variant.ts';
export { couponNames } from './coupon-customer.ts';
export { type NewCoupon, saveCoupon } from './coupon-repository.ts';
export {
  type CartDetails,
  closeCart,
  findOrderable,
  loadCartDetails,
  maxOrderQuantity,
  openCart,
  openLocked,
} from './edit-cart.ts';
export { mergeCarts } from './merge-carts.ts';
export { getCachedCardsOf, type PricedCart, priceCart, priceWithCards, ruleFor } from './price-cart.ts';
export { refillCart, showRefilled } from './refill-cart.ts';
export { releaseCoupon, useCoupon } from './use-coupon.ts';
