// Implemented by every feature that stores personal data. The account module calls all handlers for export and
// deletion; each feature gives its own in `<feature>-feature.ts`.
import type { retainedDataMessages } from '../messages/en/retained-data.ts';
import type { Database, Tx } from '../platform/database/database.ts';

export interface DataSubject {
  readonly id: number;
  readonly storeId: number;
  /** Verified addresses only: data of guests is matched by these. */
  readonly emails: readonly string[];
}

/** Data retained after the account is deleted. */
export interface RetainedData {
  /** Its description is among the messages. */
  readonly what: keyof typeof retainedDataMessages;
  /** null when the description names the period. */
  readonly until: Date | null;
}

/** Documents are retained for ten years from the end of their year (Code de commerce, L123-22). */
const RETENTION_YEARS = 10;
export const retentionEnd = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear() + RETENTION_YEARS, 11, 31));
/** Documents from before this time have been retained long enough. */
export const retentionStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear() - RETENTION_YEARS, 0, 1));

export interface PersonalDataHandler {
  /** Heading in the export. */
  readonly subject: string;
  /** All stored data of the customer. */
  exportPersonalData(db: Database, customer: DataSubject): Promise<unknown>;
  /** Links data of guests with a newly verified address to the account. Runs in the transaction of the verification. */
  claimGuestData?(tx: Tx, customer: DataSubject): Promise<void>;
  /** Deletes or anonymizes the data and returns what is retained. Runs in the transaction that deletes the account. */
  erasePersonalData(tx: Tx, customer: DataSubject, now: Date): Promise<readonly RetainedData[]>;
  /** Deletes data of all customers whose retention period is over. */
  deleteExpired?(db: Database, now: Date): Promise<void>;
}
