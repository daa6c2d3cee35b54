import * as endpoints from '@vitrine/contract/newsletter/newsletter.ts';
import * as shapes from '@vitrine/contract/newsletter/newsletter-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import {
  askToLeaveNewsletter,
  confirmNewsletter,
  leaveNewsletter,
  renewNewsletter,
  subscribeToNewsletter,
} from './subscribe-to-newsletter.ts';

export function mountNewsletter(mount: Mount<RequestContext>): void {
  mount(endpoints.subscribeToNewsletter, shapes.subscribeToNewsletter, subscribeToNewsletter);
  mount(endpoints.confirmNewsletter, shapes.confirmNewsletter, confirmNewsletter);
  mount(endpoints.leaveNewsletter, shapes.leaveNewsletter, leaveNewsletter);
  mount(endpoints.renewNewsletter, shapes.renewNewsletter, renewNewsletter);
  mount(endpoints.askToLeaveNewsletter, shapes.askToLeaveNewsletter, askToLeaveNewsletter);
}
