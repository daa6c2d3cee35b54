// Pure: the redirects of a file, checked.
import { barePath, languageOf } from '@vitrine/contract/site-paths.ts';
import { isAlwaysPage, normalizePath, type RedirectInput, readTarget } from '../redirects/redirects.ts';
import type { EntryPatch } from './entry-patch.ts';
import { textIn } from './fields.ts';
import type { MergeScope } from './merge-entry.ts';
import { pagePaths } from './moved-addresses.ts';
import type { Path, ProblemList } from './problem-list.ts';

/** `pathOf`: where each source stands in the file. */
export function redirectInputs(
  patches: readonly EntryPatch[],
  list: ProblemList,
): { readonly inputs: readonly RedirectInput[]; readonly pathOf: ReadonlyMap<string, Path> } {
  const inputs = new Map<string, RedirectInput>();
  const pathOf = new Map<string, Path>();
  for (const { key, fields, path } of patches) {
    const source = normalizePath(key);
    const to = textIn(fields, 'to');
    const read = to === null ? null : readTarget(to);
    const problem = problemOf(key, source, to, read);
    if (problem !== undefined) list.say(path, problem);
    if (source === undefined || (read !== null && 'problem' in read)) continue;
    const target = read?.target ?? null;
    if ((inputs.get(source)?.target ?? target) !== target)
      list.say(path, `${source} leads to ${inputs.get(source)?.target} already`);
    inputs.set(source, { source, target });
    pathOf.set(source, path);
  }
  return { inputs: [...inputs.values()], pathOf };
}

function problemOf(
  from: string,
  source: string | undefined,
  to: string | null,
  read: ReturnType<typeof readTarget> | null,
): string | undefined {
  if (source === undefined) return `"${from}" is not an address such as /products/mug`;
  if (to !== null && isAlwaysPage(source))
    return `${source} is a page of the shop: a redirect from there is never used`;
  if (read === null || !('problem' in read)) return undefined;
  return read.problem === 'foreign'
    ? `${to} is on another host: a redirect leads to a path of this shop, such as /product/mug`
    : `"${to}" is not a path of this shop, such as /product/mug`;
}

/** Targets without a page, as far as the names of products, categories and pages tell. */
export function missingTargets(targets: readonly string[], addresses: MergeScope['addresses']): readonly string[] {
  return [...new Set(targets)].filter((target) => {
    const path = normalizePath(target) ?? target;
    const bare = barePath(path);
    const kind = (Object.keys(pagePaths) as (keyof typeof pagePaths)[]).find((one) => bare.startsWith(pagePaths[one]));
    const hasPage = kind && addresses[kind].has(languageOf(path), bare.slice(pagePaths[kind].length));
    return !hasPage && !isAlwaysPage(path);
  });
}
