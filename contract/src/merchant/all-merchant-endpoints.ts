// Every endpoint of the back office with its shapes. It loads zod: not for browsers.
import type { Endpoint, Shape } from '../endpoint.ts';
import * as catalog from './catalog.ts';
import * as catalogShapes from './catalog-shapes.ts';
import * as catalogueFile from './catalogue-file.ts';
import * as catalogueFileShapes from './catalogue-file-shapes.ts';
import * as events from './events.ts';
import * as eventsShapes from './events-shapes.ts';
import * as history from './history.ts';
import * as historyShapes from './history-shapes.ts';
import * as orders from './orders.ts';
import * as ordersShapes from './orders-shapes.ts';
import * as staff from './staff.ts';
import * as staffShapes from './staff-shapes.ts';
import * as store from './store.ts';
import * as storeShapes from './store-shapes.ts';

export interface KnownStaffEndpoint {
  readonly endpoint: Endpoint;
  readonly shape: Shape;
}

/** Each shape has the name of its endpoint. */
const pair = <E extends { readonly [K in keyof E]: Endpoint }>(
  endpoints: E,
  shapes: { readonly [K in keyof E]: Shape },
): KnownStaffEndpoint[] =>
  (Object.keys(endpoints) as (keyof E)[]).map((name) => ({ endpoint: endpoints[name], shape: shapes[name] }));

export const allStaffEndpoints: readonly KnownStaffEndpoint[] = [
  ...pair(staff, staffShapes),
  ...pair(orders, ordersShapes),
  ...pair(catalog, catalogShapes),
  ...pair(catalogueFile, catalogueFileShapes),
  ...pair(history, historyShapes),
  ...pair(events, eventsShapes),
  ...pair(store, storeShapes),
];
