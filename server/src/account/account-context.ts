import type { PersonalDataHandler, RequestContext } from '../store/store.ts';

export interface AccountContext extends RequestContext {
  /** Lifetime of an access token; undefined: short for pages of the shop, longer for listed storefronts. */
  readonly tokenMinutes: number | undefined;
  /** Origins of other storefronts, to which the link for a new password may lead. */
  readonly storefrontOrigins: readonly string[];
  /** The features that store personal data; each exports, erases and claims its own. */
  readonly personalDataHandlers: readonly PersonalDataHandler[];
}
