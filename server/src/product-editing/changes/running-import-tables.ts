// Imports that are under way. Their steps are stored before the first of them is made, so that a process that ends in the
// middle leaves everything that another one needs to finish.
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ImportHead, ImportStep } from './change-steps.ts';

export const runningImports = pgTable('running_imports', {
  /** Code of the store: each has one import at a time. The store itself may be new. */
  storeCode: text('merchant').primaryKey(),
  /** The token of the process that does the work. */
  token: text('token').notNull(),
  /** The same process by its presence in the database; null for one of an earlier version. */
  holder: integer('holder'),
  /** Products may be saved between its steps, because they only say what a file says, whatever a product is by then. */
  yieldsToEdits: boolean('yields_to_edits').notNull().default(false),
  /** When another process may take it over although its process is still there, unless this is set anew. */
  until: timestamp('until', { withTimezone: true }).notNull(),
  /** Null until the file is checked and all steps are stored. */
  head: jsonb('head').$type<ImportHead>(),
  /** A bulk change whose products are compared with its preview, and the share of them that is done. Nothing is changed yet. */
  comparing: jsonb('comparing').$type<{ readonly job: number; readonly share: number }>(),
  /** Number of the run in the history, once the first step is made. */
  changeId: integer('change_id'),
});

/** Each is deleted in the transaction that makes it. */
export const importSteps = pgTable(
  'import_steps',
  {
    storeCode: text('merchant')
      .notNull()
      .references(() => runningImports.storeCode, { onDelete: 'cascade' }),
    /** Steps of one phase need those of the phases before. */
    phase: integer('phase').notNull(),
    position: integer('position').notNull(),
    step: jsonb('step').$type<ImportStep>().notNull(),
  },
  (t) => [primaryKey({ name: 'import_steps_pk', columns: [t.storeCode, t.phase, t.position] })],
);
