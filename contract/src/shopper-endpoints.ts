// Written by `npm run generate`. Every endpoint with its shapes. It loads zod: not for browsers.
import * as accountCalls from './account/account.ts';
import * as accountShapes from './account/account-shapes.ts';
import * as alertsCalls from './alerts/alerts.ts';
import * as alertsShapes from './alerts/alerts-shapes.ts';
import * as archiveCalls from './archive/archive.ts';
import * as archiveShapes from './archive/archive-shapes.ts';
import * as cartCalls from './cart/cart.ts';
import * as cartShapes from './cart/cart-shapes.ts';
import * as catalogCalls from './catalog/catalog.ts';
import * as catalogShapes from './catalog/catalog-shapes.ts';
import * as checkoutCalls from './checkout/checkout.ts';
import * as checkoutShapes from './checkout/checkout-shapes.ts';
import * as contactCalls from './contact/contact.ts';
import * as contactShapes from './contact/contact-shapes.ts';
import * as contentCalls from './content/content.ts';
import * as contentShapes from './content/content-shapes.ts';
import { pair } from './endpoint.ts';
import * as newsletterCalls from './newsletter/newsletter.ts';
import * as newsletterShapes from './newsletter/newsletter-shapes.ts';
import * as ordersCalls from './orders/orders.ts';
import * as ordersShapes from './orders/orders-shapes.ts';
import * as preorderCalls from './preorder/preorder.ts';
import * as preorderShapes from './preorder/preorder-shapes.ts';
import * as reviewsCalls from './reviews/reviews.ts';
import * as reviewsShapes from './reviews/reviews-shapes.ts';
import * as searchCalls from './search/search.ts';
import * as searchShapes from './search/search-shapes.ts';
import * as storeCalls from './store/store.ts';
import * as storeShapes from './store/store-shapes.ts';
import * as wishlistCalls from './wishlist/wishlist.ts';
import * as wishlistShapes from './wishlist/wishlist-shapes.ts';
import * as withdrawalCalls from './withdrawal/withdrawal.ts';
import * as withdrawalShapes from './withdrawal/withdrawal-shapes.ts';

export const shopperEndpoints = [
  ...pair('account', accountCalls, accountShapes),
  ...pair('alerts', alertsCalls, alertsShapes),
  ...pair('archive', archiveCalls, archiveShapes),
  ...pair('cart', cartCalls, cartShapes),
  ...pair('catalog', catalogCalls, catalogShapes),
  ...pair('checkout', checkoutCalls, checkoutShapes),
  ...pair('contact', contactCalls, contactShapes),
  ...pair('content', contentCalls, contentShapes),
  ...pair('newsletter', newsletterCalls, newsletterShapes),
  ...pair('orders', ordersCalls, ordersShapes),
  ...pair('preorder', preorderCalls, preorderShapes),
  ...pair('reviews', reviewsCalls, reviewsShapes),
  ...pair('search', searchCalls, searchShapes),
  ...pair('store', storeCalls, storeShapes),
  ...pair('wishlist', wishlistCalls, wishlistShapes),
  ...pair('withdrawal', withdrawalCalls, withdrawalShapes),
];
