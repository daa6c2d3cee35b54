// What a feature that keeps something about customers must be able to do. The account asks all of them when a customer
// wants to see or to end it; server.ts lists them.
import type { Database, Tx } from '../platform/database/database.ts';

export interface DataSubject {
  readonly id: number;
  readonly storeId: number;
  /** Verified addresses only: whatever was not made by the account itself is found by these, or not at all. */
  readonly emails: readonly string[];
}

/** What stays when the account is gone. */
export interface RetainedData {
  readonly what: { readonly en: string; readonly fr: string };
  /** null: `what` says how long. */
  readonly until: Date | null;
}

/** Documents of a year are kept for ten years from its end (Code de commerce, L123-22). */
const RETENTION_YEARS = 10;
export const retentionEnd = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear() + RETENTION_YEARS, 11, 31));

export interface PersonalDataHandler {
  /** Its heading in an export. */
  readonly subject: string;
  /** Everything it knows of the customer, as plain data. */
  exportPersonalData(db: Database, customer: DataSubject): Promise<unknown>;
  /** In the transaction in which an address has turned out to be the customer's: takes over what a guest of it has left. */
  claimGuestData?(tx: Tx, customer: DataSubject): Promise<void>;
  /** In the transaction that ends the account: removes it or takes the person out of it, and says what stays. */
  erasePersonalData(tx: Tx, customer: DataSubject, now: Date): Promise<readonly RetainedData[]>;
  /** Removes, of everybody, what has been kept for as long as it was needed. */
  deleteExpired?(db: Database, now: Date): Promise<void>;
}
