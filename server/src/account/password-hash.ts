import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../platform/refusal.ts';
import { WorkQueue } from '../platform/work-queue.ts';

/** Argon2id is the package's own choice of algorithm. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`;

/** Of a password that is nobody's: checking against it takes as long as against a real one. */
const NOBODYS = `${PREFIX}HRRkvw9OYDjJDdkSUQ5FIQ$ZyD2olcpB+GPqOFmhdhw/MOgXa7pAshS69yPxaG6J8E`;

const queue = new WorkQueue({ atOnce: availableParallelism(), inLine: 50 });
const turnAway = (): never => refuse('request.busy', {}, { retryAfter: 3 });
/** The same letters may be written in several ways by different keyboards. */
const plain = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  queue.run(() => hash(plain(password), STRENGTH), turnAway);

/** Without a hash the same work is done, and the answer is no. */
export const verifyPassword = (password: string, kept: string | undefined): Promise<boolean> =>
  queue.run(async () => (await verify(kept ?? NOBODYS, plain(password))) && kept !== undefined, turnAway);

export const isOutdated = (kept: string): boolean => !kept.startsWith(PREFIX);
