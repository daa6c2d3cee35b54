import type { Change } from '@vitrine/contract/history/history-shapes.ts';

type Entry = Change['entries'][number];

export const anEntry = (key: string, from: unknown, to: unknown, field = 'price'): Entry => ({
  kind: 'product',
  key,
  fields: [{ field, from, to }],
});

/** The price of a mug, changed by a person. */
export const aChange = (differences: Partial<Change> = {}): Change => ({
  id: 31,
  at: '2025-11-03T09:15:00Z',
  actor: 'Pia Price <pia@shop.example>',
  action: 'price MUG 31.00',
  undoes: null,
  undoneBy: null,
  unfinished: false,
  canUndo: true,
  entries: [anEntry('MUG', '28.00', '31.00')],
  entriesTotal: 1,
  ...differences,
});
