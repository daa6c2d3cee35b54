import type { PersonalDataHandler } from '../store/store.ts';

/** The use cases of accounts have this besides the context of a request. */
export interface AccountServices {
  /** Lifetime of an access token; undefined: short for pages of the shop, longer for listed storefronts. */
  readonly tokenMinutes: number | undefined;
  /** Origins of other storefronts, to which the link for a new password may lead. */
  readonly storefrontOrigins: readonly string[];
  /** The features that store personal data; each exports, erases and claims its own. */
  readonly personalDataHandlers: readonly PersonalDataHandler[];
}
