// Files that staff have sent for an import, and what became of them. They are in the database, so that every process can go on
// with them.
import type { ImportChoices } from '@vitrine/contract/import/import-shapes.ts';
import {
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { EntryChange } from '../../history/history.ts';
import type { EntryIssue, FileIssue } from '../../product-editing/entries/issue.ts';
import { stores } from '../../store/store-tables.ts';
import type { ImportReason } from '../mapped/import-issues.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Results of the first look at the file. */
export interface FileFacts {
  readonly kind: 'table' | 'catalogue';
  readonly format: ImportChoices['format'];
  readonly columns: readonly { readonly name: string; readonly example: string; readonly suggestion: string }[];
}

/** The changes that the import would make or has made, or why it cannot. */
export interface ImportOutcome {
  readonly created: Readonly<Record<string, number>>;
  readonly changed: Readonly<Record<string, number>>;
  readonly unchanged: Readonly<Record<string, number>>;
  readonly losing: number;
  readonly problems: readonly FileIssue[];
  readonly moreProblems: number;
  readonly warnings: readonly EntryIssue[];
  /** Missing in outcomes of earlier versions. */
  readonly reasons?: readonly ImportReason[];
}

export const uploadedImports = pgTable(
  'uploaded_imports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** The person who sent it, as in the history. */
    actor: text('actor').notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null until the whole file has arrived. */
    facts: jsonb('facts').$type<FileFacts>(),
    state: text('state', {
      enum: ['uploaded', 'checking', 'checked', 'wrong', 'running', 'done', 'changed', 'failed'],
    }).notNull(),
    progress: doublePrecision('progress').notNull().default(0),
    /** The process that works on it, by its presence in the database. */
    holder: integer('holder'),
    /** While a process works on it: when it counts as ended, unless this is set anew. */
    until: moment('until'),
    choices: jsonb('choices').$type<ImportChoices>(),
    /** When the preview was asked for. */
    previewedAt: moment('previewed_at'),
    /** Stands for all changes of the preview. */
    plan: text('plan'),
    outcome: jsonb('outcome').$type<ImportOutcome>(),
    /** The first changes of the preview. */
    changes: jsonb('changes').$type<readonly EntryChange[]>(),
    /** About a file of another shop. */
    report: text('report'),
    /** Number of the run in the history. */
    changeId: integer('change_id'),
  },
  (t) => [index('uploaded_imports_time').on(t.storeId, t.createdAt)],
);

export const uploadedImportParts = pgTable(
  'uploaded_import_parts',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => uploadedImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [primaryKey({ name: 'uploaded_import_parts_pk', columns: [t.importId, t.position] })],
);
