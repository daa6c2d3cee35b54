import { expect, test } from 'vitest';
import type { ProductPatch } from '../entries/entry-patch.ts';
import { type ImportStep, joinFirst, type PhasedStep, phases } from './change-steps.ts';

const productStep = (...skus: string[]): ImportStep => ({
  kind: 'products',
  patches: skus.map((key) => ({ entry: { kind: 'product', key, fields: {}, path: [] } }) as unknown as ProductPatch),
});
const undoStep = (run: number, ...skus: string[]): ImportStep => ({
  kind: 'undo',
  run,
  products: skus.map((sku) => ({ sku, places: [] }) as never),
});
const placed = (...steps: ImportStep[]): PhasedStep[] =>
  steps.map((step, position) => ({ phase: phases.products, position, step }));

test('steps with products are made together while there are not too many of them', () => {
  const steps = placed(productStep('A', 'B'), productStep('C', 'D'), productStep('E'));
  expect(joinFirst(steps, 4)).toEqual({ joined: productStep('A', 'B', 'C', 'D'), count: 2 });
  expect(joinFirst(steps, 5)).toEqual({ joined: productStep('A', 'B', 'C', 'D', 'E'), count: 3 });
  expect(joinFirst([], 5)).toBeUndefined();
});

test('a step with more products than that is made alone', () => {
  expect(joinFirst(placed(productStep('A', 'B', 'C'), productStep('D')), 2)).toEqual({
    joined: productStep('A', 'B', 'C'),
    count: 1,
  });
});

test('steps of another kind, phase or undone run are made by themselves', () => {
  const refresh: ImportStep = { kind: 'refresh', productIds: [1] };
  expect(joinFirst(placed(refresh, refresh), 9)).toEqual({ joined: refresh, count: 1 });
  expect(joinFirst(placed(productStep('A'), refresh), 9)?.count).toBe(1);
  expect(joinFirst(placed(undoStep(1, 'A'), undoStep(1, 'B'), undoStep(2, 'C')), 9)).toEqual({
    joined: undoStep(1, 'A', 'B'),
    count: 2,
  });
  const [one, other] = placed(productStep('A'), productStep('B'));
  if (one && other) expect(joinFirst([one, { ...other, phase: phases.relations }], 9)?.count).toBe(1);
});
