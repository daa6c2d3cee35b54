// Written by `npm run generate`. Every endpoint with its shapes. It loads zod: not for browsers.
import * as staffCustomersCalls from './account/staff-customers.ts';
import * as staffCustomersShapes from './account/staff-customers-shapes.ts';
import * as staffCatalogCalls from './catalog/staff-catalog.ts';
import * as staffCatalogShapes from './catalog/staff-catalog-shapes.ts';
import * as staffCheckoutCalls from './checkout/staff-checkout.ts';
import * as staffCheckoutShapes from './checkout/staff-checkout-shapes.ts';
import { pair } from './endpoint.ts';
import * as eventsCalls from './events/events.ts';
import * as eventsShapes from './events/events-shapes.ts';
import * as historyCalls from './history/history.ts';
import * as historyShapes from './history/history-shapes.ts';
import * as importCalls from './import/import.ts';
import * as importShapes from './import/import-shapes.ts';
import * as staffMailCalls from './mail/staff-mail.ts';
import * as staffMailShapes from './mail/staff-mail-shapes.ts';
import * as staffOrdersCalls from './orders/staff-orders.ts';
import * as staffOrdersShapes from './orders/staff-orders-shapes.ts';
import * as staffPaymentsCalls from './payments/staff-payments.ts';
import * as staffPaymentsShapes from './payments/staff-payments-shapes.ts';
import * as bulkChangesCalls from './product-editing/bulk-changes.ts';
import * as bulkChangesShapes from './product-editing/bulk-changes-shapes.ts';
import * as editCustomFieldsCalls from './product-editing/edit-custom-fields.ts';
import * as editCustomFieldsShapes from './product-editing/edit-custom-fields-shapes.ts';
import * as editPagesCalls from './product-editing/edit-pages.ts';
import * as editPagesShapes from './product-editing/edit-pages-shapes.ts';
import * as editProductsCalls from './product-editing/edit-products.ts';
import * as editProductsShapes from './product-editing/edit-products-shapes.ts';
import * as editSalesRulesCalls from './product-editing/edit-sales-rules.ts';
import * as editSalesRulesShapes from './product-editing/edit-sales-rules-shapes.ts';
import * as editStructureCalls from './product-editing/edit-structure.ts';
import * as editStructureShapes from './product-editing/edit-structure-shapes.ts';
import * as staffReviewsCalls from './reviews/staff-reviews.ts';
import * as staffReviewsShapes from './reviews/staff-reviews-shapes.ts';
import * as staffShopBrandCalls from './shop-brand/staff-shop-brand.ts';
import * as staffShopBrandShapes from './shop-brand/staff-shop-brand-shapes.ts';
import * as staffCalls from './staff/staff.ts';
import * as staffShapes from './staff/staff-shapes.ts';
import * as staffStoreCalls from './store/staff-store.ts';
import * as staffStoreShapes from './store/staff-store-shapes.ts';

export const staffEndpoints = [
  ...pair('account', staffCustomersCalls, staffCustomersShapes),
  ...pair('catalog', staffCatalogCalls, staffCatalogShapes),
  ...pair('checkout', staffCheckoutCalls, staffCheckoutShapes),
  ...pair('events', eventsCalls, eventsShapes),
  ...pair('history', historyCalls, historyShapes),
  ...pair('import', importCalls, importShapes),
  ...pair('mail', staffMailCalls, staffMailShapes),
  ...pair('orders', staffOrdersCalls, staffOrdersShapes),
  ...pair('payments', staffPaymentsCalls, staffPaymentsShapes),
  ...pair('product-editing', bulkChangesCalls, bulkChangesShapes),
  ...pair('product-editing', editCustomFieldsCalls, editCustomFieldsShapes),
  ...pair('product-editing', editPagesCalls, editPagesShapes),
  ...pair('product-editing', editProductsCalls, editProductsShapes),
  ...pair('product-editing', editSalesRulesCalls, editSalesRulesShapes),
  ...pair('product-editing', editStructureCalls, editStructureShapes),
  ...pair('reviews', staffReviewsCalls, staffReviewsShapes),
  ...pair('shop-brand', staffShopBrandCalls, staffShopBrandShapes),
  ...pair('staff', staffCalls, staffShapes),
  ...pair('store', staffStoreCalls, staffStoreShapes),
];
