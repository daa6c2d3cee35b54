import * as endpoints from '@vitrine/contract/alerts/alerts.ts';
import * as shapes from '@vitrine/contract/alerts/alerts-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { confirmAlert, requestAlert, stopAlert } from './request-alert.ts';

export function mountAlerts(mount: Mount<RequestContext>): void {
  mount(endpoints.requestAlert, shapes.requestAlert, requestAlert);
  mount(endpoints.confirmAlert, shapes.confirmAlert, confirmAlert);
  mount(endpoints.stopAlert, shapes.stopAlert, stopAlert);
}
