import * as endpoints from '@vitrine/contract/account/account.ts';
import * as shapes from '@vitrine/contract/account/account-shapes.ts';
import { cartFeature } from '../cart/cart-feature.ts';
import { customFieldsFeature } from '../custom-fields/custom-fields-feature.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { newsletterFeature } from '../newsletter/newsletter-feature.ts';
import type { Mount } from '../platform/http/mount.ts';
import { extendMount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import type { AccountServices } from './account-services.ts';
import { mountStaffCustomers } from './account-staff-routes.ts';
import { changePassword } from './passwords/change-password.ts';
import { passwordQueues } from './passwords/password-hash.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { checkResetLink, resetPassword } from './passwords/reset-password.ts';
import { deleteAccount } from './personal-data/delete-account.ts';
import { exportData } from './personal-data/export-data.ts';
import { changeAddress, changeProfile } from './profile/change-profile.ts';
import { readCustomerCart, readOwnCart, readProfile } from './profile/read-profile.ts';
import { register } from './registration/register.ts';
import { login, logout } from './sessions/login.ts';
import { deleteExpiredSessions, identify } from './sessions/open-session.ts';
import { refreshSession, refreshToken } from './sessions/refresh-session.ts';
import { checkVerification } from './verification/mailed-link.ts';
import { declineVerification, requestVerification, verifyEmail } from './verification/verify-email.ts';

interface AccountSettings {
  /** Lifetime of a customer's access token; undefined: 15 minutes, for storefronts of other origins seven days. */
  readonly tokenMinutes?: number | undefined;
  /** Origins of other storefronts that mailed links may lead to. */
  readonly storefrontOrigins?: readonly string[];
}

export const accountFeature = defineFeature({
  name: 'account',
  needs: [storeFeature, mailFeature, customFieldsFeature, cartFeature, newsletterFeature],
  start: ({ db, clock, collect }, { tokenMinutes, storefrontOrigins = [] }: AccountSettings) => ({
    routes: (mount) =>
      mountAccount(
        extendMount(mount, () => ({
          tokenMinutes,
          storefrontOrigins,
          personalDataHandlers: collect('personalData'),
        })),
      ),
    staffRoutes: mountStaffCustomers,
    identifyCustomer: (caller, storeId) => identify(db, storeId, caller, clock()),
    retention: { sessions: deleteExpiredSessions },
    health: { queues: passwordQueues },
  }),
});

function mountAccount(mount: Mount<RequestContext & AccountServices>): void {
  mount(endpoints.register, shapes.register, register);
  mount(endpoints.login, shapes.login, login);
  mount(endpoints.refreshToken, shapes.refreshToken, refreshToken);
  mount(endpoints.refreshSession, shapes.refreshSession, refreshSession);
  mount(endpoints.logout, shapes.logout, logout);
  mount(endpoints.readProfile, shapes.readProfile, readProfile);
  mount(endpoints.changeProfile, shapes.changeProfile, changeProfile);
  mount(endpoints.changeAddress, shapes.changeAddress, changeAddress);
  mount(endpoints.deleteAccount, shapes.deleteAccount, deleteAccount);
  mount(endpoints.changePassword, shapes.changePassword, changePassword);
  mount(endpoints.requestPasswordReset, shapes.requestPasswordReset, requestPasswordReset);
  mount(endpoints.checkResetLink, shapes.checkResetLink, checkResetLink);
  mount(endpoints.resetPassword, shapes.resetPassword, resetPassword);
  mount(endpoints.requestVerification, shapes.requestVerification, requestVerification);
  mount(endpoints.checkVerification, shapes.checkVerification, checkVerification);
  mount(endpoints.verifyEmail, shapes.verifyEmail, verifyEmail);
  mount(endpoints.declineVerification, shapes.declineVerification, declineVerification);
  mount(endpoints.readCustomerCart, shapes.readCustomerCart, readCustomerCart);
  mount(endpoints.readOwnCart, shapes.readOwnCart, readOwnCart);
  mount(endpoints.exportData, shapes.exportData, exportData);
}
