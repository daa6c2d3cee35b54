import * as endpoints from '@vitrine/contract/contact/contact.ts';
import * as shapes from '@vitrine/contract/contact/contact-shapes.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { PersonalDataHandler, RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { countMessages, deleteMessagesBefore, deleteMessagesOf, findMessagesOf } from './contact-repository.ts';
import { announceDonation, offerHelp } from './offer-help.ts';
import { listMessages, sendMessage } from './send-message.ts';

const WEEK_DAYS = 7;

export const contactFeature = defineFeature({
  name: 'contact',
  needs: [storeFeature, mailFeature],
  start: () => ({
    routes: mountContact,
    commands: { listMessages },
    personalData: contactPersonalData,
    todo: {
      messagesOfWeek: {
        permission: 'orders.r',
        count: (db, storeId, now) => countMessages(db, storeId, daysBefore(now, WEEK_DAYS)),
      },
    },
  }),
});

const MESSAGE_DAYS = 2 * 365;

export const contactPersonalData: PersonalDataHandler = {
  subject: 'messages',
  exportPersonalData: findMessagesOf,
  erasePersonalData: async (tx, customer) => {
    await deleteMessagesOf(tx, customer);
    return [];
  },
  deleteExpired: (db, now) => deleteMessagesBefore(db, daysBefore(now, MESSAGE_DAYS)),
};

function mountContact(mount: Mount<RequestContext>): void {
  mount(endpoints.sendMessage, shapes.sendMessage, sendMessage);
  mount(endpoints.offerHelp, shapes.offerHelp, offerHelp);
  mount(endpoints.announceDonation, shapes.announceDonation, announceDonation);
}
