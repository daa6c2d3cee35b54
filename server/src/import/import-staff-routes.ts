import * as endpoints from '@vitrine/contract/import/import.ts';
import * as shapes from '@vitrine/contract/import/import-shapes.ts';
import type { StaffMount } from '../platform/http/mount-staff.ts';
import type { StaffContext } from '../store/store.ts';

/** The libraries for YAML, Markdown and pictures are loaded when they are used. */
const uploads = () => import('./upload/uploads.ts');

export function mountImport(mount: StaffMount<StaffContext>): void {
  mount(endpoints.uploadImport, shapes.uploadImport, async (ctx, { query, body }) =>
    (await uploads()).uploadImport(ctx, query.name, body),
  );
  mount(endpoints.readImport, shapes.readImport, async (ctx, { params }) =>
    (await uploads()).readImport(ctx, params.id),
  );
  mount(endpoints.previewImport, shapes.previewImport, async (ctx, { params, body }) =>
    (await uploads()).previewImport(ctx, params.id, body),
  );
  mount(endpoints.listImportChanges, shapes.listImportChanges, async (ctx, { params, query }) =>
    (await uploads()).listImportChanges(ctx, params.id, query),
  );
  mount(endpoints.readImportReport, shapes.readImportReport, async (ctx, { params }) =>
    (await uploads()).readImportReport(ctx, params.id),
  );
  mount(endpoints.runImport, shapes.runImport, async (ctx, { params }) => (await uploads()).runImport(ctx, params.id));
  mount(endpoints.exportCatalog, shapes.exportCatalog, async (ctx, { query }) =>
    (await uploads()).sendExport(ctx, query.format),
  );
}
