// The features of the back office, in the order of the menu.
import type { QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '@vitrine/contract/events/events-shapes.ts';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import type { Screen } from './feature.ts';
import { catalogFeature } from './features/catalog/catalog-feature.ts';
import { contentFeature } from './features/content/content-feature.ts';
import { customFieldsFeature } from './features/custom-fields/custom-fields-feature.ts';
import { historyFeature } from './features/history/history-feature.ts';
import { importFeature } from './features/import/import-feature.ts';
import { mailFeature } from './features/mail/mail-feature.ts';
import { ordersFeature } from './features/orders/orders-feature.ts';
import { paymentsFeature } from './features/payments/payments-feature.ts';
import { reviewsFeature } from './features/reviews/reviews-feature.ts';
import { shopBrandFeature } from './features/shop-brand/shop-brand-feature.ts';
import { staffFeature } from './features/staff/staff-feature.ts';
import { storeFeature } from './features/store/store-feature.ts';
import type { layoutMessages } from './messages/en/layout.ts';

export const features = [
  ordersFeature,
  catalogFeature,
  customFieldsFeature,
  contentFeature,
  reviewsFeature,
  importFeature,
  historyFeature,
  storeFeature,
  shopBrandFeature,
  paymentsFeature,
  mailFeature,
  staffFeature,
];

/** The queries of all features that an event concerns. */
export const queriesAfter = (event: LiveEvent): QueryKey[] =>
  features.flatMap((feature) => feature.queriesAfter?.(event) ?? []);

const screens = features.flatMap((feature) => feature.screens);

const mayOpen = ({ permission }: Screen, permissions: readonly Permission[]): boolean =>
  permission === null || permission === 'own' || permissions.includes(permission);

/** The entries of the menu that the person may open, in its order. */
export const menuFor = (permissions: readonly Permission[], t: typeof layoutMessages) =>
  screens.flatMap((screen) =>
    screen.menu && mayOpen(screen, permissions)
      ? [{ path: screen.path, ...screen.menu, label: t[screen.menu.label] }]
      : [],
  );

/** The screens that the palette has among its actions. */
export const screenActionsFor = (permissions: readonly Permission[]) =>
  screens.flatMap((screen) =>
    screen.action && mayOpen(screen, permissions) ? [{ path: screen.path, label: screen.action }] : [],
  );
