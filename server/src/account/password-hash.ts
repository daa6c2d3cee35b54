import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal, refuse } from '../platform/refusal.ts';
import { WorkQueue } from '../platform/work-queue.ts';

/** Argon2id is the package's own choice of algorithm. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`;

/** Of a password that is nobody's: checking against it takes as long as against a real one. */
const NOBODYS = `${PREFIX}HRRkvw9OYDjJDdkSUQ5FIQ$ZyD2olcpB+GPqOFmhdhw/MOgXa7pAshS69yPxaG6J8E`;

const cores = availableParallelism();
/** Passwords of accounts that exist. */
const signIns = new WorkQueue({ atOnce: cores, inLine: 50 });
/** Of accounts to be made, which anybody may ask for: half of the cores at most, so that nobody's sign-in waits for them. */
const registrations = new WorkQueue({ atOnce: Math.max(1, Math.floor(cores / 2)), inLine: 20 });

const turnAway = (): never => refuse('request.busy', {}, { retryAfter: 3 });
/** The same letters may be written in several ways by different keyboards. */
const plain = (password: string): string => password.normalize('NFKC');
const work = (password: string) => (): Promise<string> => hash(plain(password), STRENGTH);

export const hashPassword = (password: string): Promise<string> => signIns.run(work(password), turnAway);

/** For an account that does not exist yet. */
export const hashNewPassword = (password: string): Promise<string> => registrations.run(work(password), turnAway);

/** Without a hash the same work is done, and the answer is no. Urgent work is done before what waits already. */
export const verifyPassword = (password: string, kept: string | undefined, isUrgent = false): Promise<boolean> =>
  signIns.run(async () => (await verify(kept ?? NOBODYS, plain(password))) && kept !== undefined, turnAway, isUrgent);

/** An attempt is counted before its costly part. If that was turned away for load, nothing was attempted. */
export async function undoWhenBusy<T>(attempt: () => Promise<T>, undo: () => Promise<void>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'request.busy') await undo();
    throw error;
  }
}

export const isOutdated = (kept: string): boolean => !kept.startsWith(PREFIX);
