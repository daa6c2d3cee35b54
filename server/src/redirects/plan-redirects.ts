// Pure: what the table of redirects becomes. No redirect leads to another one, and none leads back to itself.
import { normalizePath } from './redirect-path.ts';

export interface Redirect {
  /** Normalized path. */
  readonly source: string;
  readonly target: string;
}

export interface RedirectInput {
  readonly source: string;
  /** Null removes the redirect. */
  readonly target: string | null;
}

export interface RedirectChange {
  readonly source: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface RedirectPlan {
  readonly changes: readonly RedirectChange[];
  /** Sources that would lead back to themselves. */
  readonly loops: readonly string[];
  /** Where the redirects of the input lead in the end. */
  readonly targets: readonly string[];
}

/**
 * `stored`: the redirects from and to the addresses of this change. `moves`: addresses of entries that have a new one.
 * The new ones have pages, so nothing leads away from them.
 */
export function planRedirects(
  stored: readonly Redirect[],
  moves: readonly Redirect[],
  inputs: readonly RedirectInput[],
): RedirectPlan {
  const before = new Map(stored.map(({ source, target }) => [source, target]));
  const next = new Map(before);
  const live = new Set(moves.map(({ target }) => pathOf(target)));
  for (const path of live) next.delete(path);
  for (const { source, target } of moves) if (!live.has(source)) next.set(source, target);
  for (const { source, target } of inputs) {
    if (target === null) next.delete(source);
    else next.set(source, target);
  }
  const loops: string[] = [];
  for (const source of next.keys()) {
    const end = endOf(source, next);
    if (end === undefined) loops.push(source);
    else next.set(source, end);
  }
  const all = new Set([...before.keys(), ...next.keys()]);
  return {
    changes: [...all].flatMap((source) => {
      const [from, to] = [before.get(source) ?? null, next.get(source) ?? null];
      return from === to ? [] : [{ source, from, to }];
    }),
    loops,
    targets: inputs.flatMap(({ source }) => next.get(source) ?? []),
  };
}

const pathOf = (target: string): string => normalizePath(target) ?? target;

/** Where following the redirects ends; undefined when it does not. */
function endOf(source: string, redirects: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set([source]);
  let target = redirects.get(source) ?? source;
  for (;;) {
    const path = pathOf(target);
    if (seen.has(path)) return undefined;
    seen.add(path);
    const further = redirects.get(path);
    if (further === undefined) return target;
    target = further;
  }
}
