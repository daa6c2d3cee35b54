import { z } from 'zod';
import { csvFile, idParams, listOf, listQuery } from '../staff/list-shapes.ts';

export const entry = z.object({
  kind: z.string(),
  key: z.string(),
  fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
});

const change = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  undoes: z.int().nullable(),
  undoneBy: z.int().nullable(),
  unfinished: z
    .boolean()
    .describe('Not all of it is made yet: it is under way, or was interrupted and goes on by itself'),
  canUndo: z.boolean(),
  entries: z.array(entry).describe('In a list the first three'),
  entriesTotal: z.int(),
});
export type Change = z.output<typeof change>;

const changeFilters = {
  sku: z.string().max(200).optional().describe('Of a product or variant'),
  actor: z.string().max(200).optional().describe('A part of the name or address'),
  kind: z.string().max(40).optional().describe('Of an entry, such as product or staff'),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
};
export const searchChanges = { query: z.object({ ...listQuery, ...changeFilters }), response: listOf(change) };
export const exportChanges = { query: z.object(changeFilters), response: csvFile };
export const showChange = { params: idParams, response: change };
const leftEntry = z.object({ kind: z.string(), key: z.string(), field: z.string().nullable() });
export type LeftEntry = z.output<typeof leftEntry>;

export const undoChange = {
  params: idParams,
  body: z.object({
    preview: z.boolean().default(false),
    part: z.boolean().default(false).describe('Leave what was changed again since as it is, instead of refusing all'),
  }),
  response: z.object({
    change: change.nullable().describe('null for a preview'),
    entries: z.array(entry).describe('What is, or would be, changed'),
    left: z.array(leftEntry).describe('What was changed again since, or is gone, and stays as it is'),
  }),
};
