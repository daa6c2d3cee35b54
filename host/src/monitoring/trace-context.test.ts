import { expect, test } from 'vitest';
import { traceOf } from './trace-context.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test('a valid header gives the ids and is passed on unchanged', () => {
  const traceparent = `00-${ID}-${PARENT}-01`;
  expect(traceOf({ traceparent })).toEqual({
    traceId: ID,
    parentId: PARENT,
    isSampled: true,
    headers: { traceparent },
  });
  expect(traceOf({ traceparent: `00-${ID}-${PARENT}-02` })?.isSampled).toBe(false);
  expect(traceOf({ traceparent, tracestate: 'a=1' })?.headers).toEqual({ traceparent, tracestate: 'a=1' });
});

test('a later version may have more fields', () => {
  expect(traceOf({ traceparent: `01-${ID}-${PARENT}-01-more` })?.traceId).toBe(ID);
});

test.each([
  ['nothing', undefined],
  ['another text', 'trace'],
  ['upper case', `00-${ID.toUpperCase()}-${PARENT}-01`],
  ['the forbidden version', `ff-${ID}-${PARENT}-01`],
  ['more fields in version 00', `00-${ID}-${PARENT}-01-more`],
  ['an empty trace id', `00-${'0'.repeat(32)}-${PARENT}-01`],
  ['an empty parent id', `00-${ID}-${'0'.repeat(16)}-01`],
  ['a line break', `00-${ID}-${PARENT}-01\r\nx: y`],
])('%s is no trace context', (_, traceparent) => {
  expect(traceOf({ ...(traceparent !== undefined && { traceparent }) })).toBeUndefined();
});

test('a state that is too long is left out', () => {
  const traceparent = `00-${ID}-${PARENT}-00`;
  expect(traceOf({ traceparent, tracestate: `a=${'1'.repeat(600)}` })?.headers).toEqual({ traceparent });
});
