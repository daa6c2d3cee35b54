import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { daysBefore } from '../platform/clock.ts';
import { storeFeature } from '../store/store-feature.ts';
import { contactPersonalData, countMessages, listMessages } from './contact.ts';
import { mountContact } from './contact-routes.ts';

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
