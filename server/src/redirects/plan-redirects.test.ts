import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRedirects, type Redirect } from './plan-redirects.ts';

const redirect = (source: string, target: string): Redirect => ({ source, target });

test('a chain is shortened on both of its sides', () => {
  const { changes } = planRedirects([redirect('/x', '/a'), redirect('/b', '/c')], [], [redirect('/a', '/b')]);
  expect(changes).toEqual([
    { source: '/x', from: '/a', to: '/c' },
    { source: '/a', from: null, to: '/c' },
  ]);
});

test('redirects that lead back to themselves are reported', () => {
  expect(planRedirects([], [], [redirect('/a', '/b'), redirect('/b', '/A/')]).loops).toEqual(['/a', '/b']);
  expect(planRedirects([redirect('/b', '/a')], [], [redirect('/a', '/b')]).loops).toEqual(['/b', '/a']);
});

test('an address that an entry takes back leads nowhere else', () => {
  const moved = planRedirects([redirect('/a', '/b')], [redirect('/b', '/a')], []);
  expect(moved).toMatchObject({
    loops: [],
    changes: [
      { source: '/a', to: null },
      { source: '/b', to: '/a' },
    ],
  });
  expect(planRedirects([], [redirect('/a', '/b'), redirect('/b', '/a')], []).changes).toEqual([]);
});

test('whatever is added, no redirect leads to another one', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
  const pairs = fc.array(fc.record({ source: path, target: path }), { maxLength: 6 });
  fc.assert(
    fc.property(pairs, pairs, pairs, (first, moves, inputs) => {
      const table = new Map<string, string>();
      for (const [moved, wanted] of [
        [[], first],
        [moves, inputs],
      ] as const) {
        const stored = [...table].map(([source, target]) => redirect(source, target));
        const { changes, loops } = planRedirects(stored, moved, wanted);
        if (loops.length > 0) continue;
        for (const { source, to } of changes) {
          if (to === null) table.delete(source);
          else table.set(source, to);
        }
        expect([...table.values()].filter((target) => table.has(target))).toEqual([]);
      }
    }),
  );
});
