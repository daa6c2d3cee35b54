import type { Visit } from './http/mount.ts';
import { networkOf } from './http/network-of.ts';
import { type LimitedVisit, limit } from './limits.ts';

const PER_NETWORK = { most: 30, minutes: 60 };
const PER_ADDRESS = { most: 6, minutes: 60 };

/** For what makes the shop write to an address that anybody may have typed. */
export async function limitLetters(
  visit: LimitedVisit & Pick<Visit, 'caller'>,
  what: string,
  email: string,
): Promise<void> {
  await limit(visit, `${what} from a network`, networkOf(visit.caller.address), PER_NETWORK);
  await limit(visit, `${what} to an address`, email, PER_ADDRESS);
}
