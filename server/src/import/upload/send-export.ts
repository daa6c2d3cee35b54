import { PassThrough } from 'node:stream';
import { isoDay } from '../../platform/clock.ts';
import { refuse } from '../../platform/refusal.ts';
import { ZipWriter } from '../../platform/zip/write-zip.ts';
import { findStoreByCode, type StaffContext } from '../../store/store.ts';
import { type ExportFormat, exportCatalog } from '../export/export-catalog.ts';

/** The export of the command as a ZIP file, which is sent while it is made. */
export async function sendExport(ctx: StaffContext, format: ExportFormat): Promise<AsyncIterable<Uint8Array>> {
  const { database, storeCode, now } = ctx;
  const store = (await findStoreByCode(ctx.db, storeCode)) ?? refuse('store.not-found', { code: storeCode });
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
