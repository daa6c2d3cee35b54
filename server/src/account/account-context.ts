import type { PersonalDataHandler, RequestContext } from '../store/store.ts';

export interface AccountContext extends RequestContext {
  /** Lifetime of an access token. */
  readonly tokenMinutes: number;
  /** The features that store personal data; each exports, erases and claims its own. */
  readonly personalDataHandlers: readonly PersonalDataHandler[];
}
