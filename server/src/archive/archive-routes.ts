import * as endpoints from '@vitrine/contract/archive/archive.ts';
import * as shapes from '@vitrine/contract/archive/archive-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { listArchivedOrders } from './list-archived-orders.ts';

export function mountArchive(mount: Mount<RequestContext>): void {
  mount(endpoints.listArchivedOrders, shapes.listArchivedOrders, listArchivedOrders);
}
