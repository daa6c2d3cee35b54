import { LRUCache } from 'lru-cache';
import { networkOf } from './http/network-of.ts';

const MINUTE_MS = 60_000;
/** So many networks are remembered; whoever has more of them at hand is not stopped by counting. */
const MAX_NETWORKS = 20_000;

interface Used {
  times: number;
  readonly endsAt: number;
}

/**
 * How much work one network may give in a minute. Counted in the memory of each process, because it must cost next to
 * nothing: shoppers ask with every letter they type.
 */
export class InMemoryRateLimiter {
  private readonly max: number;
  private readonly clock: () => Date;
  private readonly networks = new LRUCache<string, Used>({ max: MAX_NETWORKS });

  constructor(max: number, clock: () => Date) {
    this.max = max;
    this.clock = clock;
  }

  /** Counts once. When that is too much: the seconds until the network may ask again. */
  count(address: string): number | undefined {
    const network = networkOf(address);
    const now = this.clock().getTime();
    const known = this.networks.get(network);
    const used = known && known.endsAt > now ? known : { times: 0, endsAt: now + MINUTE_MS };
    used.times += 1;
    this.networks.set(network, used);
    return used.times <= this.max ? undefined : Math.ceil((used.endsAt - now) / 1000);
  }
}
