import { describe, expect, test } from 'vitest';
import { databaseErrorCauseOf, isConnectionLost, isDatabaseUnavailable } from './is-database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });
const wrapped = (cause: Error) => new Error('Failed query: select 1', { cause });

describe('a lost connection', () => {
  test.each(['57P01', '57P02', '57P03', '57P05', '08006', '08P01', '53300', '25P03', 'ECONNRESET', 'EHOSTUNREACH'])(
    'by %s',
    (code) => {
      expect(isConnectionLost(wrapped(withCode(code)))).toBe(true);
      expect(isDatabaseUnavailable(wrapped(withCode(code)))).toBe(true);
    },
  );

  test.each([
    'Query read timeout',
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('when the driver reports "%s"', (message) => {
    expect(isConnectionLost(wrapped(new Error(message)))).toBe(true);
  });
});

test.each(['25006', '57014', '55P03', '40P01', '40001', '53100', '53200'])(
  '%s is temporary, and the connection stays',
  (code) => {
    expect(isConnectionLost(wrapped(withCode(code)))).toBe(false);
    expect(isDatabaseUnavailable(wrapped(withCode(code)))).toBe(true);
  },
);

test.each(['23505', '22P02', '42P01', '25P02'])('%s is an error of the query', (code) => {
  expect(isDatabaseUnavailable(wrapped(withCode(code)))).toBe(false);
});

test('other errors are not database errors', () => {
  expect(isDatabaseUnavailable(new TypeError('x is not a function'))).toBe(false);
  expect(isDatabaseUnavailable('thrown text')).toBe(false);
});

test.each([
  [new Error('timeout exceeded when trying to connect'), 'no-free-connection'],
  [new Error('Connection terminated due to connection timeout'), 'timeout'],
  [new Error('Connection terminated unexpectedly'), 'connection'],
  [withCode('ECONNREFUSED'), 'connection'],
  [withCode('57P01'), 'shutdown'],
  [withCode('28P01'), 'credentials'],
  [withCode('53300'), 'too-many-connections'],
  [withCode('53100'), 'resources'],
  [withCode('25006'), 'read-only'],
  [withCode('55P03'), 'lock'],
  [withCode('40P01'), 'conflict'],
  [withCode('57014'), 'timeout'],
  [withCode('23505'), undefined],
])('the cause of %s is %s', (error, cause) => {
  expect(databaseErrorCauseOf(wrapped(error))).toBe(cause);
});
