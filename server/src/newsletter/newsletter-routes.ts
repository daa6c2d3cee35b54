import * as promises from '@vitrine/contract/newsletter.ts';
import * as shapes from '@vitrine/contract/newsletter-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { confirmNewsletter } from './confirm-newsletter.ts';
import { leaveNewsletter } from './leave-newsletter.ts';
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts';

export function mountNewsletter(mount: Mount<ShopVisit>): void {
  mount(promises.subscribeToNewsletter, shapes.subscribeToNewsletter, subscribeToNewsletter);
  mount(promises.confirmNewsletter, shapes.confirmNewsletter, confirmNewsletter);
  mount(promises.leaveNewsletter, shapes.leaveNewsletter, leaveNewsletter);
}
