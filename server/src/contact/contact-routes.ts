import * as promises from '@vitrine/contract/contact.ts';
import * as shapes from '@vitrine/contract/contact-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { announceDonation, offerHelp } from './offer-help.ts';
import { sendMessage } from './send-message.ts';

export function mountContact(mount: Mount<ShopVisit>): void {
  mount(promises.sendMessage, shapes.sendMessage, sendMessage);
  mount(promises.offerHelp, shapes.offerHelp, offerHelp);
  mount(promises.announceDonation, shapes.announceDonation, announceDonation);
}
