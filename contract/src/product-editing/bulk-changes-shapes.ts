import { z } from 'zod';
import { listOf, listQuery } from '../staff/list-shapes.ts';
import { bulkActions, bulkJob, bulkRow, bulkSelection, scheduledBulk } from './bulk-actions.ts';

const jobParams = z.object({ job: z.coerce.number().int().min(1).max(2_147_483_647) });
export const previewBulk = {
  body: z.object({ selection: bulkSelection, actions: bulkActions }),
  response: bulkJob,
};
export const runBulk = { params: jobParams, response: bulkJob };
export const scheduleBulk = {
  params: jobParams,
  body: z.object({ at: z.iso.datetime() }),
  response: bulkJob,
};
export const cancelBulk = { params: jobParams, response: z.null() };
export const listScheduledBulk = { response: z.object({ items: z.array(scheduledBulk) }) };
export const readBulk = { params: jobParams, response: bulkJob };
export const listBulkRows = {
  params: jobParams,
  query: z.object({ ...listQuery, show: z.enum(['all', 'warned', 'refused']).default('all') }),
  response: listOf(bulkRow),
};
