import { cartFeature } from '../cart/cart-feature.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { newsletterFeature } from '../newsletter/newsletter-feature.ts';
import { extendMount } from '../platform/http/extend-mount.ts';
import { storeFeature } from '../store/store-feature.ts';
import { mountAccount } from './account-routes.ts';
import { passwordQueues } from './passwords/password-hash.ts';
import { deleteExpiredSessions, identify } from './sessions/open-session.ts';

interface AccountSettings {
  /** Lifetime of a customer's access token; undefined: 15 minutes, for storefronts of other origins seven days. */
  readonly tokenMinutes?: number | undefined;
  /** Origins of other storefronts that mailed links may lead to. */
  readonly storefrontOrigins?: readonly string[];
}

export const accountFeature = defineFeature({
  name: 'account',
  needs: [storeFeature, mailFeature, cartFeature, newsletterFeature],
  start: ({ db, clock, collect }, { tokenMinutes, storefrontOrigins = [] }: AccountSettings) => ({
    routes: (mount) =>
      mountAccount(
        extendMount(mount, () => ({
          tokenMinutes,
          storefrontOrigins,
          personalDataHandlers: collect('personalData'),
        })),
      ),
    identifyCustomer: (caller, storeId) => identify(db, storeId, caller, clock()),
    retention: { sessions: deleteExpiredSessions },
    health: { queues: passwordQueues },
  }),
});
