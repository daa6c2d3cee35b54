// The use cases of the import screen, in one file because they are loaded together when they are used.

import { PassThrough } from 'node:stream';
import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { isoDay } from '../../platform/clock.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { ZipWriter } from '../../platform/zip/write-zip.ts';
import { findStoreByCode, type StaffContext } from '../../store/store.ts';
import { type ExportFormat, exportCatalog } from '../export/export-catalog.ts';
import { throwIfBusy, workOnImport } from './import-work.ts';
import { getUpload, previewEnd, readImport } from './read-import.ts';

export { previewImport } from './preview-import.ts';
export { listImportChanges, readImport, readImportReport } from './read-import.ts';
export { uploadImport } from './upload-import.ts';

/** Makes the changes that the preview has shown, and no others. A large import goes on after the response. */
export async function runImport(ctx: StaffContext, id: number): Promise<ImportJob> {
  const { upload, store } = await getUpload(ctx, id);
  const { state, choices, plan, previewedAt } = upload;
  if (state === 'done') throwDomainError('import.done');
  await throwIfBusy(ctx, store.id, id);
  const end = previewEnd(upload);
  if (state !== 'checked' || !choices || !plan || !previewedAt) return throwDomainError('import.not-previewed');
  if (end === null || end <= ctx.now) throwDomainError('import.expired');
  await workOnImport(ctx, upload, {
    start: { state: 'running' },
    choices,
    // The preview has named what is lost.
    options: { preview: false, confirmed: true, plan, countDaysFrom: previewedAt },
    end: ({ historyId = null }) => ({ state: 'done', changeId: historyId }),
  });
  const job = await readImport(ctx, id);
  if (job.state === 'changed') throwDomainError('import.changed');
  return job;
}

/** The export of the command as a ZIP file, which is sent while it is made. */
export async function sendExport(ctx: StaffContext, format: ExportFormat): Promise<AsyncIterable<Uint8Array>> {
  const { database, storeCode, now } = ctx;
  const store = (await findStoreByCode(ctx.db, storeCode)) ?? throwDomainError('store.not-found', { code: storeCode });
  ctx.respondAs('application/zip');
  ctx.setHeader('content-disposition', `attachment; filename="catalog-${isoDay(now)}.zip"`);
  const sent = new PassThrough();
  void ctx.attempt('export', async () => {
    const zip = new ZipWriter(sent);
    try {
      await exportCatalog(database.longRunning, store, zip, () => {}, format, ctx.staff);
      await zip.end();
    } catch (error) {
      // The browser sees that the file is not complete.
      const hasGone = sent.destroyed;
      sent.destroy(error as Error);
      if (!hasGone) throw error;
    }
  });
  return sent;
}
