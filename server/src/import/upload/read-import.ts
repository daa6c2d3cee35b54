// An import in the back office as staff sees it.

import { customFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type {
  listImportChanges as changesShape,
  ImportFormat,
  ImportJob,
  readImportReport as reportShape,
} from '@vitrine/contract/import/import-shapes.ts';
import { isPersonal } from '@vitrine/contract/import/personal-formats.ts';
import { findCustomFields } from '../../custom-fields/custom-fields.ts';
import { viewEntries, withoutHidden } from '../../history/history.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { pageOf, readCursor } from '../../platform/list-page.ts';
import { requirePermissions } from '../../platform/require-permissions.ts';
import { type EntryIssue, type FileIssue, issueText } from '../../product-editing/entries/issue.ts';
import { findStoredEntries } from '../../product-editing/entries/stored-entries-repository.ts';
import { getOwnStore, type StaffContext, type StoreRow } from '../../store/store.ts';
import type { TableScope } from '../csv/product-cells.ts';
import { tableScope } from '../export/export-catalog.ts';
import type { ImportReason } from '../mapped/import-issues.ts';
import { columnTargets } from './suggest-columns.ts';
import { findPreviewedChanges, findUpload, type UploadedImport } from './uploaded-import-repository.ts';

/** A preview is valid for this time, because the catalog may change meanwhile. */
const PREVIEW_MS = 3_600_000;

export const previewEnd = ({ previewedAt }: Pick<UploadedImport, 'previewedAt'>): Date | null =>
  previewedAt && new Date(previewedAt.getTime() + PREVIEW_MS);

export async function getUpload(
  ctx: StaffContext,
  id: number,
): Promise<{ readonly upload: UploadedImport; readonly store: StoreRow }> {
  const store = await getOwnStore(ctx);
  const upload = (await findUpload(ctx.db, store.id, id)) ?? throwDomainError('import.not-found');
  requireForFormat(ctx, upload.facts?.format ?? null);
  requireForFormat(ctx, upload.choices?.format ?? null);
  return { upload, store };
}

/** Files of customers and orders, and the reports about them, have personal data. */
export function requireForFormat({ staff }: StaffContext, format: ImportFormat | null): void {
  if (isPersonal(format)) requirePermissions(staff, ['orders.w']);
}

export async function readImport(ctx: StaffContext, id: number): Promise<ImportJob> {
  const { upload, store } = await getUpload(ctx, id);
  const { name, bytes, facts, state, progress, isLost, choices, outcome, report, changeId } = upload;
  const isTable = facts?.kind === 'table';
  return {
    id,
    name,
    bytes,
    kind: facts?.kind ?? 'catalogue',
    format: facts?.format ?? null,
    columns: [...(facts?.columns ?? [])],
    targets: isTable ? columnTargets(await findTableScope(ctx.db, store)) : null,
    state: isLost ? 'lost' : state,
    progress,
    choices,
    created: { ...outcome?.created },
    changed: { ...outcome?.changed },
    unchanged: { ...outcome?.unchanged },
    losing: outcome?.losing ?? 0,
    problems: (outcome?.problems ?? []).map((issue) => viewFileIssue(issue, ctx.language)),
    moreProblems: outcome?.moreProblems ?? 0,
    warnings: (outcome?.warnings ?? []).map((found) => viewIssue(found, ctx.language)),
    reasons: (outcome?.reasons ?? []).map((reason) => viewReason(reason, ctx.language)),
    hasReport: report !== null,
    expiresAt: (state === 'checked' && previewEnd(upload)?.toISOString()) || null,
    changeId,
  };
}

const viewIssue = (found: EntryIssue, language: string) => ({ code: found.code, message: issueText(found, language) });

const viewReason = ({ kind, column = '', count, lines, ...found }: ImportReason, language: string) => ({
  ...viewIssue(found, language),
  kind,
  place: column,
  count,
  lines: [...lines],
});

const viewFileIssue = ({ file, line, place, ...found }: FileIssue, language: string) => ({
  ...viewIssue(found, language),
  file,
  line,
  place,
});

export async function listImportChanges(
  ctx: StaffContext,
  id: number,
  { count: size, after }: Input<typeof changesShape>['query'],
): Promise<ResponseOf<typeof changesShape>> {
  await getUpload(ctx, id);
  const changes = withoutHidden(ctx, await findPreviewedChanges(ctx.db, id));
  const start = readCursor(after)?.id ?? 0;
  const numbered = changes
    .slice(start, start + size + 1)
    .map((change, index) => ({ change, position: start + index + 1 }));
  return pageOf(numbered, {
    size,
    counted: changes.length,
    keyOf: ({ position }) => [position],
    view: (shown) => viewEntries(shown.map(({ change }) => change)),
  });
}

export async function readImportReport(ctx: StaffContext, id: number): Promise<ResponseOf<typeof reportShape>> {
  const { upload } = await getUpload(ctx, id);
  ctx.respondAs('text/plain; charset=utf-8');
  return Buffer.from(upload.report ?? throwDomainError('import.not-found'));
}

/** Which columns a table of this store's products can have. */
export const findTableScope = async (db: Queryable, store: StoreRow): Promise<TableScope> =>
  tableScope(store, customFieldSets(await findCustomFields(db, store.id)), (kind) =>
    findStoredEntries(db, store, kind),
  );
