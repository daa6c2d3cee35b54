// Pure: the redirects of a file, checked.
import { barePath, languageOf } from '@vitrine/contract/site/site-paths.ts';
import { isAlwaysPage, normalizePath, type RedirectInput, readTarget } from '../../redirects/redirects.ts';
import type { EntryPatch } from '../entries/entry-patch.ts';
import { createIssue, type EntryIssue } from '../entries/issue.ts';
import type { IssueList, Path } from '../entries/issue-list.ts';
import type { MergeScope } from '../entries/merge-entry.ts';
import { pagePaths } from './moved-addresses.ts';

/** `pathOf`: where each source stands in the file. */
export function redirectInputs(
  patches: readonly EntryPatch<'redirect'>[],
  list: IssueList,
): { readonly inputs: readonly RedirectInput[]; readonly pathOf: ReadonlyMap<string, Path> } {
  const inputs = new Map<string, RedirectInput>();
  const pathOf = new Map<string, Path>();
  for (const { key, fields, path } of patches) {
    const source = normalizePath(key);
    const { to = null } = fields;
    const read = to === null ? null : readTarget(to);
    const issue = issueOf(key, source, to, read);
    if (issue !== undefined) list.say(path, issue);
    if (source === undefined || (read !== null && 'issue' in read)) continue;
    const target = read?.target ?? null;
    if ((inputs.get(source)?.target ?? target) !== target)
      list.say(path, createIssue('redirect-twice', source, String(inputs.get(source)?.target)));
    inputs.set(source, { source, target });
    pathOf.set(source, path);
  }
  return { inputs: [...inputs.values()], pathOf };
}

function issueOf(
  from: string,
  source: string | undefined,
  to: string | null,
  read: ReturnType<typeof readTarget> | null,
): EntryIssue | undefined {
  if (source === undefined) return createIssue('redirect-address', from);
  if (to !== null && isAlwaysPage(source)) return createIssue('redirect-page', source);
  if (to === null || read === null || !('issue' in read)) return undefined;
  return createIssue(read.issue === 'foreign' ? 'redirect-foreign' : 'redirect-path', to);
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
