import * as promises from '@vitrine/contract/alerts.ts';
import * as shapes from '@vitrine/contract/alerts-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { confirmAlert, stopAlert } from './confirm-alert.ts';
import { requestAlert } from './request-alert.ts';

export function mountAlerts(mount: Mount<ShopVisit>): void {
  mount(promises.requestAlert, shapes.requestAlert, requestAlert);
  mount(promises.confirmAlert, shapes.confirmAlert, confirmAlert);
  mount(promises.stopAlert, shapes.stopAlert, stopAlert);
}
