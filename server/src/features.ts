// The features of the shop, each below those it needs.
import { accountFeature } from './account/account-feature.ts';
import { alertsFeature } from './alerts/alerts-feature.ts';
import { archiveFeature } from './archive/archive-feature.ts';
import { backupFeature } from './backup/backup-feature.ts';
import { cartFeature } from './cart/cart-feature.ts';
import { catalogFeature } from './catalog/catalog-feature.ts';
import { checkoutFeature } from './checkout/checkout-feature.ts';
import { contactFeature } from './contact/contact-feature.ts';
import { contentFeature } from './content/content-feature.ts';
import { customFieldsFeature } from './custom-fields/custom-fields-feature.ts';
import { eventsFeature } from './events/events-feature.ts';
import { historyFeature } from './history/history-feature.ts';
import { importFeature } from './import/import-feature.ts';
import { mailFeature } from './mail/mail-feature.ts';
import { mediaFeature } from './media/media-feature.ts';
import { newsletterFeature } from './newsletter/newsletter-feature.ts';
import { ordersFeature } from './orders/orders-feature.ts';
import { paymentsFeature } from './payments/payments-feature.ts';
import { preOrderFeature } from './preorder/preorder-feature.ts';
import { productEditingFeature } from './product-editing/product-editing-feature.ts';
import { redirectsFeature } from './redirects/redirects-feature.ts';
import { reviewsFeature } from './reviews/reviews-feature.ts';
import { searchFeature } from './search/search-feature.ts';
import { shopBrandFeature } from './shop-brand/shop-brand-feature.ts';
import { staffFeature } from './staff/staff-feature.ts';
import { storeFeature } from './store/store-feature.ts';
import { wishlistFeature } from './wishlist/wishlist-feature.ts';
import { withdrawalFeature } from './withdrawal/withdrawal-feature.ts';

export const features = [
  storeFeature,
  customFieldsFeature,
  historyFeature,
  redirectsFeature,
  backupFeature,
  mailFeature,
  mediaFeature,
  shopBrandFeature,
  catalogFeature,
  contentFeature,
  searchFeature,
  cartFeature,
  newsletterFeature,
  contactFeature,
  accountFeature,
  staffFeature,
  eventsFeature,
  archiveFeature,
  paymentsFeature,
  ordersFeature,
  checkoutFeature,
  preOrderFeature,
  alertsFeature,
  reviewsFeature,
  withdrawalFeature,
  wishlistFeature,
  productEditingFeature,
  importFeature,
] as const;
