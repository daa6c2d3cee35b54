// Pure: the redirects of a file, checked.
import { barePath, languageOf } from '@vitrine/contract/site/site-paths.ts';
import { isAlwaysPage, normalizePath, type RedirectInput, readTarget } from '../../redirects/redirects.ts';
import type { EntryPatch } from '../entries/entry-patch.ts';
import { type Fault, fault } from '../entries/fault.ts';
import { textIn } from '../entries/fields.ts';
import type { MergeScope } from '../entries/merge-entry.ts';
import type { Path, ProblemList } from '../entries/problem-list.ts';
import { pagePaths } from './moved-addresses.ts';

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
      list.say(path, fault('redirect-twice', source, String(inputs.get(source)?.target)));
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
): Fault | undefined {
  if (source === undefined) return fault('redirect-address', from);
  if (to !== null && isAlwaysPage(source)) return fault('redirect-page', source);
  if (to === null || read === null || !('problem' in read)) return undefined;
  return fault(read.problem === 'foreign' ? 'redirect-foreign' : 'redirect-path', to);
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
