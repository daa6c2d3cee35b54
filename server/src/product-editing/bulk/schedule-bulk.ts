// Bulk changes that are made at a moment, such as at night: kept with their actions, which are planned again then, on top of what has
// changed by then.

import { domainErrorMessage } from '@vitrine/contract/domain-error.ts';
import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { BulkJob } from '@vitrine/contract/product-editing/bulk-actions.ts';
import type { listScheduledBulk as shape } from '@vitrine/contract/product-editing/bulk-changes-shapes.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { requirePermissions } from '../../platform/require-permissions.ts';
import { type CommandContext, getOwnStore, type StaffContext } from '../../store/store.ts';
import { neededFor } from './bulk-patch.ts';
import { deleteScheduledJob, findScheduledJobs, saveSchedule } from './bulk-repository.ts';
import { changedBy, endOfPreview, findOwnJob, readBulk } from './read-bulk.ts';

/** Also for one that is scheduled already, or could not be made: from then on it is made in the name of this person. */
export async function scheduleBulk(ctx: StaffContext, id: number, { at }: { readonly at: string }): Promise<BulkJob> {
  const job = await findOwnJob(ctx, id);
  requirePermissions(ctx.staff, neededFor(job.actions));
  if (job.changeId !== null) throwDomainError('bulk.done');
  // A change that was scheduled in time is planned again at its moment, however old its preview is.
  if (job.runAt === null && endOfPreview(job) <= ctx.now) throwDomainError('bulk.expired');
  if (job.changed === 0) throwDomainError('bulk.nothing');
  const runAt = new Date(at);
  if (runAt <= ctx.now) throwDomainError('draft.past', {}, { field: 'at' });
  await saveSchedule(ctx.db, id, { runAt, madeBy: ctx.actor, scheduledBy: ctx.staff.id });
  return readBulk(ctx, id);
}

export async function cancelBulk(ctx: CommandContext, id: number): Promise<null> {
  const { id: storeId } = await getOwnStore(ctx);
  if (!(await deleteScheduledJob(ctx.db, storeId, id))) throwDomainError('bulk.not-found');
  return null;
}

export async function listScheduledBulk(
  ctx: CommandContext & { readonly language: string },
): Promise<ResponseOf<typeof shape>> {
  const { id: storeId } = await getOwnStore(ctx);
  return {
    items: (await findScheduledJobs(ctx.db, storeId)).map(
      ({ id, actions, changed, madeBy, madeAt, runAt, problem }) => ({
        job: id,
        fields: actions ? changedBy(actions) : [],
        changed,
        madeBy: madeBy ?? '',
        runAt: (runAt ?? madeAt).toISOString(),
        problem: problem && domainErrorMessage(problem, {}, ctx.language),
      }),
    ),
  };
}
