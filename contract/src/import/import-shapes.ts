import { z } from 'zod';
import { entry } from '../history/history-shapes.ts';
import { fileParts, idParams, listOf, listQuery } from '../staff/list-shapes.ts';
import { personalFormats } from './personal-formats.ts';

/** Their columns can be named by the merchant. */
const namedFormat = z.enum(['vitrine', 'shopify-products', 'woocommerce', 'redirects']);
export type NamedFormat = z.output<typeof namedFormat>;

const format = z.enum([...namedFormat.options, ...personalFormats]);
export type ImportFormat = z.output<typeof format>;

const choices = z.object({
  mode: z
    .enum(['merge', 'replace'])
    .default('merge')
    .describe('replace: what an entry of the file does not name is removed'),
  stock: z.enum(['new', 'set', 'add']).default('new').describe('new: the stock of known SKUs stays'),
  format: format.nullable().default(null).describe('Of a table; null for a catalog file'),
  mapping: z
    .record(z.string().max(200), z.string().max(200))
    .refine((mapping) => Object.keys(mapping).length <= 1000)
    .default({})
    .describe('What the columns of a table are; an empty name leaves a column out'),
  decimal: z.enum(['.', ',']).nullable().default(null).describe('When a table has both signs'),
  untracked: z
    .int()
    .min(0)
    .max(1_000_000)
    .nullable()
    .default(null)
    .describe('Stock of goods that the other shop does not count'),
  consentNote: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .nullable()
    .default(null)
    .describe('Where and when customers agreed to newsletters; without it nobody is subscribed'),
  invite: z.boolean().default(false).describe('New customers get a mail with a link to choose a password'),
  preorder: z.boolean().default(false).describe('Goods that the other shop sells without stock take pre-orders'),
});
export type ImportChoices = z.output<typeof choices>;

const counts = z.record(z.string(), z.int()).describe('By kind of entry');

const state = z.enum(['uploaded', 'checking', 'checked', 'wrong', 'running', 'done', 'changed', 'failed', 'lost']);

const issue = { code: z.string(), message: z.string().describe('In the language of the request') };

const job = z.object({
  id: z.int(),
  name: z.string(),
  bytes: z.int(),
  kind: z.enum(['table', 'catalogue']),
  format: format.nullable().describe('Of a table, when its columns tell'),
  columns: z
    .array(z.object({ name: z.string(), example: z.string(), suggestion: z.string() }))
    .describe('Of a table; an empty suggestion: unknown'),
  targets: z
    .record(namedFormat, z.array(z.string()))
    .nullable()
    .describe('Names that the columns of a table can have, by format'),
  state: state.describe(
    'wrong: the file has errors. changed: what it touches has changed since the preview. lost: its process has ended',
  ),
  progress: z.number(),
  choices: choices.nullable(),
  created: counts,
  changed: counts,
  unchanged: counts,
  losing: z.int().describe('Products that lose a value or a variant'),
  problems: z
    .array(
      z.object({
        ...issue,
        file: z.string().nullable(),
        line: z.int().nullable(),
        place: z.string().describe('The column of a table, or the entry and its key'),
      }),
    )
    .describe('Errors: nothing is imported'),
  moreProblems: z.int(),
  warnings: z.array(z.object(issue)),
  reasons: z
    .array(
      z.object({
        ...issue,
        kind: z
          .enum(['refused', 'lost', 'warning'])
          .describe('refused: rows that are left out. lost: values without a place here. warning: to be looked at'),
        place: z.string().describe('The column; empty when the row is meant'),
        count: z.int(),
        lines: z.array(z.int()).describe('The first of them'),
      }),
    )
    .describe('Of a file of another shop'),
  hasReport: z.boolean(),
  expiresAt: z.string().nullable().describe('Of a preview'),
  changeId: z.int().nullable().describe('Number of the change in the history; null when nothing was changed'),
});
export type ImportJob = z.output<typeof job>;

export const uploadImport = {
  query: z.object({ name: z.string().trim().min(1).max(200).describe('Name of the file') }),
  body: fileParts,
  response: job,
};
export const readImport = { params: idParams, response: job };
export const previewImport = { params: idParams, body: choices, response: job };
export const listImportChanges = { params: idParams, query: z.object(listQuery), response: listOf(entry) };
export const readImportReport = {
  params: idParams,
  response: z.instanceof(Uint8Array).describe('text/plain'),
};
export const runImport = { params: idParams, response: job };
export const exportCatalog = {
  query: z.object({
    format: z.enum(['yaml', 'csv']).default('yaml').describe('csv: products and redirects as tables'),
  }),
  response: fileParts.describe('application/zip'),
};
