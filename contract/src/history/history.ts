// Staff read who changed what, and take changes back.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './history-shapes.ts';

export const searchChanges = endpoint<typeof shapes.searchChanges>()({
  name: 'searchChanges',
  access: 'staff',
  method: 'GET',
  path: 'private/changes',
  staff: { permission: 'activity.r', record: 'none' },
  summary: 'Changes of catalog, content, settings and staff, newest first',
});

export const exportChanges = endpoint<typeof shapes.exportChanges>()({
  name: 'exportChanges',
  access: 'staff',
  method: 'GET',
  path: 'private/changes/csv',
  // It names people: reading alone is not enough to take it away.
  staff: { permission: 'catalog.w', also: ['activity.r'], record: 'personal-read' },
  summary: 'The changes of a search as a table, one row for each field',
});

export const showChange = endpoint<typeof shapes.showChange>()({
  name: 'showChange',
  access: 'staff',
  method: 'GET',
  path: 'private/changes/{id}',
  staff: { permission: 'activity.r', record: 'none' },
  summary: 'One change with every field',
});

export const undoChange = endpoint<typeof shapes.undoChange>()({
  name: 'undoChange',
  access: 'staff',
  method: 'POST',
  path: 'private/changes/{id}/undo',
  staff: {
    permission: 'catalog.w',
    also: ['activity.r'],
    depending: ['stock.w', 'settings.w', 'payments.w', 'mail.w'],
    record: 'change',
  },
  summary: 'Takes a change back, or tells what that would do',
});
