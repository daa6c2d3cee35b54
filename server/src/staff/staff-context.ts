import type { EntranceRequest, StaffRequest } from '../platform/http/mount-merchant.ts';
import type { Fingerprint } from '../platform/secret.ts';
import type { MerchantContext, StoreRow } from '../store/store.ts';

/** Context of what is called before somebody is signed in. */
export interface EntranceContext extends EntranceRequest, Omit<MerchantContext, 'actor'> {
  readonly store: StoreRow;
  /** Of the person, for messages. */
  readonly language: string;
  readonly fingerprint: Fingerprint;
  /** Runs after the response. Errors are only logged. */
  readonly afterResponse: (work: () => Promise<void>) => void;
}

export interface StaffContext extends EntranceContext, StaffRequest {
  readonly actor: string;
  /** Whether mails leave the shop. */
  readonly sendsMail: boolean;
}
