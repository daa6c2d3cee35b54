import type { CustomerRow } from './customer-repository.ts';

/** Only customers with a verified address may see what was ordered with that address. */
export const isVerified = ({ emailVerifiedAt }: CustomerRow): boolean => emailVerifiedAt !== null;
