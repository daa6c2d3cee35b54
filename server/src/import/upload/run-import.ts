import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { refuse } from '../../platform/refusal.ts';
import type { StaffContext } from '../../store/store.ts';
import { refuseIfBusy, workOnImport } from './import-work.ts';
import { getUpload, previewEnd, readImport } from './read-import.ts';

/** Makes the changes that the preview has shown, and no others. A large import goes on after the response. */
export async function runImport(ctx: StaffContext, id: number): Promise<ImportJob> {
  const { upload, store } = await getUpload(ctx, id);
  const { state, choices, plan, previewedAt } = upload;
  if (state === 'done') refuse('import.done');
  await refuseIfBusy(ctx, store.id, id);
  const end = previewEnd(upload);
  if (state !== 'checked' || !choices || !plan || !previewedAt) return refuse('import.not-previewed');
  if (end === null || end <= ctx.now) refuse('import.expired');
  await workOnImport(ctx, upload, {
    start: { state: 'running' },
    choices,
    // The preview has named what is lost.
    options: { preview: false, confirmed: true, plan, countDaysFrom: previewedAt },
    end: ({ historyId = null }) => ({ state: 'done', changeId: historyId }),
  });
  const job = await readImport(ctx, id);
  if (job.state === 'changed') refuse('import.changed');
  return job;
}
