import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { listSubscribers, newsletterPersonalData } from './newsletter.ts';
import { mountNewsletter } from './newsletter-routes.ts';
import { mountOneClick } from './one-click.ts';

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
