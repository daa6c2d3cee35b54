import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { DomainError, throwDomainError } from '../../platform/domain-error.ts';
import { type QueueFigures, WorkQueue } from '../../platform/jobs/work-queue.ts';

/** The package uses Argon2id by default. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`;

/** Hash of a random password: comparing with it takes as long as with a real one. */
const NOBODYS = `${PREFIX}HRRkvw9OYDjJDdkSUQ5FIQ$ZyD2olcpB+GPqOFmhdhw/MOgXa7pAshS69yPxaG6J8E`;

/** A hash that no password has, for accounts without one: comparing with it takes as long as with a real one. */
export const hashOfNothing = (): string => `${PREFIX}${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const cores = availableParallelism();
/** For logins to existing accounts. */
const signIns = new WorkQueue({ atOnce: cores, inLine: 50 });
/** For new accounts, which anybody may request: at most half of the cores, so that logins do not wait for them. */
const registrations = new WorkQueue({ atOnce: Math.max(1, Math.floor(cores / 2)), inLine: 20 });

/** Length of the two queues, for the metrics. */
export const passwordQueues = (): Readonly<Record<string, QueueFigures>> => ({
  'sign-ins': signIns.figures(),
  registrations: registrations.figures(),
});

const turnAway = (): never => throwDomainError('request.busy', {}, { retryAfter: 3 });
/** Keyboards write the same letters as different code points. */
const plain = (password: string): string => password.normalize('NFKC');
const work = (password: string) => (): Promise<string> => hash(plain(password), STRENGTH);

export const hashPassword = (password: string): Promise<string> => signIns.run(work(password), turnAway);

/** For new accounts. */
export const hashNewPassword = (password: string): Promise<string> => registrations.run(work(password), turnAway);

/** Without a hash the same work is done and the result is false. Urgent tasks overtake waiting ones. */
export const verifyPassword = (password: string, kept: string | undefined, isUrgent = false): Promise<boolean> =>
  signIns.run(async () => (await verify(kept ?? NOBODYS, plain(password))) && kept !== undefined, turnAway, isUrgent);

/**
 * Attempts are counted before the password is hashed. When hashing is refused because of load, the attempt is not
 * counted.
 */
export async function undoWhenBusy<T>(attempt: () => Promise<T>, undo: () => Promise<void>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'request.busy') await undo();
    throw error;
  }
}

export const isOutdated = (kept: string): boolean => !kept.startsWith(PREFIX);
