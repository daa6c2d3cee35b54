// Receives a file for an import in parts and looks at it; nothing of the catalog is changed.

import type { ImportJob } from '@vitrine/contract/import/import-shapes.ts';
import { isPersonal } from '@vitrine/contract/import/personal-formats.ts';
import { findCustomFields } from '../../custom-fields/custom-fields.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, issueAt, issueText } from '../../product-editing/entries/issue.ts';
import { getOwnStore, type StaffContext, type StoreRow } from '../../store/store.ts';
import { recognizeFormat } from '../csv/file-formats.ts';
import { columnKey, openCsv } from '../csv/read-csv.ts';
import { isDiskFull } from '../full-disk.ts';
import { findTableScope, readImport, requireForFormat } from './read-import.ts';
import { suggestColumns } from './suggest-columns.ts';
import { readFileName, withUploadedFile } from './uploaded-file.ts';
import {
  addPart,
  addUpload,
  changeUpload,
  deleteEarlierUploads,
  deleteUpload,
  type FileFacts,
  readParts,
} from './uploaded-import-repository.ts';

const PART_BYTES = 1024 * 1024;
const MAX_EXAMPLE = 60;
const MAX_COLUMNS = 1000;
/** Its own names say what is in it. */
const CATALOG: FileFacts = { kind: 'catalogue', format: null, columns: [] };

export async function uploadImport(
  ctx: StaffContext,
  given: string,
  content: AsyncIterable<Uint8Array>,
): Promise<ImportJob> {
  const name = readFileName(given);
  const store = await getOwnStore(ctx);
  const { db, actor, now } = ctx;
  await deleteEarlierUploads(db, store.id, actor);
  const id = await addUpload(db, { storeId: store.id, actor, name, createdAt: now });
  try {
    const bytes = await savePartsOf(ctx, id, content);
    const facts = await withUploadedFile(name, readParts(db, id), async ({ path, isTable }) =>
      isTable ? readTable(ctx, store, path, name) : CATALOG,
    );
    await changeUpload(db, id, { bytes, facts });
  } catch (error) {
    // A connection that was lost, a full disk, a file that cannot be read: nothing of it stays.
    await deleteUpload(db, id);
    if (isDiskFull(error)) throwDomainError('import.disk-full');
    if (error instanceof CatalogFileError)
      throwDomainError('import.unreadable', { reason: reasonOf(error, ctx.language) });
    throw error;
  }
  return readImport(ctx, id);
}

const reasonOf = ({ issues: [first] }: CatalogFileError, language: string): string =>
  first ? issueText(first, language) : '';

/** Without a transaction, which a slow connection would keep open. Returns the number of bytes. */
async function savePartsOf({ db }: StaffContext, id: number, content: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  let position = 0;
  let waiting: Uint8Array[] = [];
  let size = 0;
  const save = async () => {
    await addPart(db, id, position, Buffer.concat(waiting));
    position += 1;
    bytes += size;
    waiting = [];
    size = 0;
  };
  for await (const part of content) {
    waiting.push(part);
    size += part.length;
    if (size >= PART_BYTES) await save();
  }
  if (size > 0) await save();
  return bytes;
}

async function readTable(ctx: StaffContext, store: StoreRow, path: string, name: string): Promise<FileFacts> {
  const { columns: headers, rows } = await openCsv(path, name);
  if (headers.size > MAX_COLUMNS)
    throw new CatalogFileError([issueAt(createIssue('too-many-columns', MAX_COLUMNS), { file: name, line: 1 })]);
  const names = [...headers.values()];
  const suggestions = suggestColumns(
    names,
    await findTableScope(ctx.db, store),
    await findCustomFields(ctx.db, store.id),
  );
  const examples = new Map<string, string>();
  for await (const { cells } of rows()) {
    for (const [key, text] of cells) examples.set(key, text.trim().slice(0, MAX_EXAMPLE));
    break;
  }
  const format = recognizeFormat(new Set(headers.keys())) ?? null;
  requireForFormat(ctx, format);
  return {
    kind: 'table',
    format,
    columns: names.map((column, index) => ({
      name: column,
      // Personal data are not copied out of the file.
      example: isPersonal(format) ? '' : (examples.get(columnKey(column)) ?? ''),
      suggestion: suggestions[index] ?? '',
    })),
  };
}
