import { LRUCache } from 'lru-cache';
import { networkOf } from '../security/limits.ts';

const MINUTE_MS = 60_000;
/** A client with more networks than this is not stopped by rate limits. */
const MAX_NETWORKS = 20_000;

interface Usage {
  times: number;
  readonly endsAt: number;
}

/**
 * Limits the requests of one network per minute. Counted in the memory of each process because it must be cheap:
 * shoppers send a request with every letter they type.
 */
export class InMemoryRateLimiter {
  private readonly max: number;
  private readonly clock: () => Date;
  private readonly networks = new LRUCache<string, Usage>({ max: MAX_NETWORKS });

  constructor(max: number, clock: () => Date) {
    this.max = max;
    this.clock = clock;
  }

  /** Counts a request. Returns the seconds to wait when there were too many. */
  count(address: string): number | undefined {
    const network = networkOf(address);
    const now = this.clock().getTime();
    const known = this.networks.get(network);
    const usage = known && known.endsAt > now ? known : { times: 0, endsAt: now + MINUTE_MS };
    usage.times += 1;
    this.networks.set(network, usage);
    return usage.times <= this.max ? undefined : Math.ceil((usage.endsAt - now) / 1000);
  }
}
