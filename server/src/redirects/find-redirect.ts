// Where an address without a page leads. The same addresses are asked for again and again, so results are cached, also
// the empty ones.

import { TaggedCache } from '../platform/caches/tagged-cache.ts';
import type { Changes } from '../platform/changes.ts';
import type { Database } from '../platform/database/database.ts';
import { alternativePath, normalizePath } from './redirect-path.ts';
import { findTarget } from './redirects-repository.ts';

const MAX_BYTES = 2_000_000;

interface Found {
  readonly target: string | undefined;
  readonly tags: ReadonlySet<string>;
}

const tags: ReadonlySet<string> = new Set(['redirects']);

export interface RedirectFinder {
  /** Whether the next call needs the database. */
  isCached(url: string): boolean;
  find(url: string): Promise<string | undefined>;
}

export function createRedirectFinder(
  db: Database,
  changes: Changes,
  findStoreId: () => Promise<number>,
): RedirectFinder {
  const cache = new TaggedCache<Found>({ maxSize: MAX_BYTES, sizeOf: ({ target = '' }) => target.length + 100 });
  changes.subscribe((changed) => cache.invalidate(changed));
  return {
    isCached: (url) => {
      const path = normalizePath(url);
      return path === undefined || cache.peek(path) !== undefined;
    },
    find: async (url) => {
      const path = normalizePath(url);
      if (path === undefined) return undefined;
      const { target } = await cache.get(path, async () => {
        const other = alternativePath(path);
        const sources = other === undefined ? [path] : [path, other];
        return { target: await findTarget(db, await findStoreId(), sources), tags };
      });
      return target;
    },
  };
}
