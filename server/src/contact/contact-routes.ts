import * as endpoints from '@vitrine/contract/contact/contact.ts';
import * as shapes from '@vitrine/contract/contact/contact-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { announceDonation, offerHelp } from './offer-help.ts';
import { sendMessage } from './send-message.ts';

export function mountContact(mount: Mount<RequestContext>): void {
  mount(endpoints.sendMessage, shapes.sendMessage, sendMessage);
  mount(endpoints.offerHelp, shapes.offerHelp, offerHelp);
  mount(endpoints.announceDonation, shapes.announceDonation, announceDonation);
}
