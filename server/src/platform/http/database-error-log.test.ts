import { expect, test } from 'vitest';
import { DatabaseErrorLog } from './database-error-log.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const readOnly = Object.assign(new Error('cannot execute INSERT'), { code: '25006' });

function createLog() {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const errors = new DatabaseErrorLog(() => now);
  return {
    errors,
    lines,
    wait: (ms: number) => {
      now += ms;
    },
    report: (error: unknown) => errors.report(error, { error: (facts: object) => void lines.push({ ...facts }) }),
  };
}

test('every request is counted by its cause, and one of each cause is logged in ten seconds', () => {
  const { errors, lines, wait, report } = createLog();
  for (let request = 0; request < 40; request++) expect(report(refused)).toBe(true);
  report(readOnly);
  expect(lines).toEqual([
    expect.objectContaining({
      cause: 'connection',
      notLogged: 0,
      error: expect.objectContaining({ code: 'ECONNREFUSED' }),
    }),
    expect.objectContaining({ cause: 'read-only', notLogged: 0 }),
  ]);
  wait(10_000);
  report(refused);
  expect(lines[2]).toMatchObject({ cause: 'connection', notLogged: 39 });
  expect(errors.figures()).toMatchObject({ connection: 41, 'read-only': 1, timeout: 0 });
});

test('an error of the query is neither counted nor logged here', () => {
  const { errors, lines, report } = createLog();
  expect(report(new TypeError('x is not a function'))).toBe(false);
  expect(lines).toEqual([]);
  expect(Object.values(errors.figures()).every((count) => count === 0)).toBe(true);
});
