// Plans what a person has changed, like an import of these entries, so that checks, addresses, redirects, the record and the undo
// are the same.
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CommandContext, StoreRow } from '../../store/store.ts';
import type { ImportHead, PhasedStep } from '../changes/change-steps.ts';
import { type PlanInput, planChanges } from '../changes/plan-changes.ts';
import type { ProductPatch } from '../entries/entry-patch.ts';
import type { LocatedIssue } from '../entries/issue.ts';
import { IssueList } from '../entries/issue-list.ts';
import { EXACTLY } from '../entries/merge-entry.ts';
import type { ScopeNames } from '../entries/open-merge-scope.ts';

export interface Edit
  extends Partial<Pick<PlanInput, 'structure' | 'contents' | 'redirects' | 'deletions' | 'ofStore'>> {
  readonly products?: readonly ProductPatch[];
}

export interface PlannedEdit {
  readonly steps: readonly PhasedStep[];
  /** The permissions that it needs, besides changing the catalog. */
  readonly needs: ReadonlySet<Permission>;
  /** Why it cannot be saved. */
  readonly issue: LocatedIssue | undefined;
}

export async function planEdit(
  db: Queryable,
  store: StoreRow,
  names: ScopeNames,
  { products = [], ...edit }: Edit,
): Promise<PlannedEdit> {
  const list = new IssueList(store, new Set());
  const steps: PhasedStep[] = [];
  const { needs } = await planChanges({
    db,
    store,
    list,
    names,
    options: EXACTLY,
    structure: [],
    contents: [],
    redirects: [],
    ofStore: [],
    ...edit,
    products: { count: products.length, slice: async (start, end) => products.slice(start, end) },
    progress: () => {},
    runStep: (step) => step(1),
    add: async (step) => {
      steps.push(step);
    },
  });
  return { steps, needs, issue: list.issues[0] };
}

/** `action`: for the history. */
export const headOfEdit = (
  { now, actor }: Pick<CommandContext, 'now' | 'actor'>,
  { code }: StoreRow,
  action: string,
  store: ImportHead['store'] = null,
): ImportHead => ({ code, store, options: EXACTLY, now: now.toISOString(), actor, action, undoes: null });
