import * as endpoints from '@vitrine/contract/newsletter/newsletter.ts';
import * as shapes from '@vitrine/contract/newsletter/newsletter-shapes.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { PersonalDataHandler, RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { deleteSubscribersBefore, deleteSubscribersOf, findSubscribersOf } from './newsletter-repository.ts';
import { mountOneClick } from './one-click.ts';
import { listSubscribers } from './staff-subscribers.ts';
import {
  askToLeaveNewsletter,
  confirmNewsletter,
  leaveNewsletter,
  renewNewsletter,
  subscribeToNewsletter,
} from './subscribe-to-newsletter.ts';

export const newsletterFeature = defineFeature({
  name: 'newsletter',
  needs: [storeFeature, mailFeature],
  start: ({ db, clock, shopUrl }) => ({
    routes: mountNewsletter,
    pages: (app) => mountOneClick(app, { db, clock, shopUrl }),
    commands: { listSubscribers },
    personalData: newsletterPersonalData,
  }),
});

const READER_DAYS = 30;

export const newsletterPersonalData: PersonalDataHandler = {
  subject: 'newsletter',
  exportPersonalData: findSubscribersOf,
  erasePersonalData: async (tx, customer) => {
    await deleteSubscribersOf(tx, customer);
    return [];
  },
  deleteExpired: (db, now) => deleteSubscribersBefore(db, daysBefore(now, READER_DAYS)),
};

function mountNewsletter(mount: Mount<RequestContext>): void {
  mount(endpoints.subscribeToNewsletter, shapes.subscribeToNewsletter, subscribeToNewsletter);
  mount(endpoints.confirmNewsletter, shapes.confirmNewsletter, confirmNewsletter);
  mount(endpoints.leaveNewsletter, shapes.leaveNewsletter, leaveNewsletter);
  mount(endpoints.renewNewsletter, shapes.renewNewsletter, renewNewsletter);
  mount(endpoints.askToLeaveNewsletter, shapes.askToLeaveNewsletter, askToLeaveNewsletter);
}
