import type { CustomerRow } from './customer-repository.ts';

/** Whether the mailbox is known to be the customer's: only then is what was ordered under that address theirs to see. */
export const isVerified = ({ emailVerifiedAt }: CustomerRow): boolean => emailVerifiedAt !== null;
