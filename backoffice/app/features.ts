// The features of the back office, in the order of the menu.
import type { QueryKey } from '@tanstack/react-query';
import type { LiveEvent } from '@vitrine/contract/events/events-shapes.ts';
import { catalogFeature } from './features/catalog/catalog-feature.ts';
import { historyFeature } from './features/history/history-feature.ts';
import { importFeature } from './features/import/import-feature.ts';
import { ordersFeature } from './features/orders/orders-feature.ts';
import { staffFeature } from './features/staff/staff-feature.ts';
import { storeFeature } from './features/store/store-feature.ts';

export const features = [ordersFeature, catalogFeature, importFeature, historyFeature, storeFeature, staffFeature];

/** The queries of all features that an event concerns. */
export const queriesAfter = (event: LiveEvent): QueryKey[] =>
  features.flatMap((feature) => feature.queriesAfter?.(event) ?? []);
