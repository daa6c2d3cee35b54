import type { PostgresFacts } from '@vitrine/server/doctor.ts';
import { expect, test } from 'vitest';
import { judgeDatabase, judgeReplica } from './judge-database.ts';

const now = new Date('2026-11-17T12:00:00Z');
const facts: PostgresFacts = {
  version: 150_004,
  isStandby: false,
  system: '7411220',
  encoding: 'UTF8',
  timeZone: 'Etc/UTC',
  now,
  maxConnections: 100,
  canCreate: true,
  hasTrigrams: true,
  closedTables: [],
  migrations: { missing: 0, isNewer: false },
  hasOtherSecret: false,
};
const judge = (other: Partial<PostgresFacts> = {}, migrates = true) =>
  judgeDatabase({ ...facts, ...other }, { now, databasePool: 10, migrates });
const findings = (other: Partial<PostgresFacts>, migrates = true) =>
  judge(other, migrates).filter(({ level }) => level !== 'good');

test('a suitable database has no issue', () => {
  expect(judge().map(({ level }) => level)).toEqual(['good', 'good', 'good', 'good', 'good']);
  expect(judge({ migrations: { missing: 3, isNewer: false } }).every(({ level }) => level === 'good')).toBe(true);
});

test.each<[string, Partial<PostgresFacts>, string, RegExp]>([
  ['an old version', { version: 140_012 }, 'bad', /PostgreSQL 14 is too old/],
  ['a standby', { isStandby: true }, 'bad', /standby/],
  ['another encoding', { encoding: 'SQL_ASCII' }, 'bad', /SQL_ASCII/],
  ['tables of a newer version', { migrations: { missing: 0, isNewer: true } }, 'bad', /newer version/],
  [
    'no privilege to create tables',
    { canCreate: false, migrations: { missing: 2, isNewer: false } },
    'bad',
    /2 migrations are missing, and the role may not create/,
  ],
  ['tables of another role', { closedTables: ['orders'] }, 'bad', /1 tables \(orders\)/],
  ['no pg_trgm', { hasTrigrams: false }, 'bad', /pg_trgm is missing/],
  ['too few connections', { maxConnections: 10 }, 'bad', /up to 14, PostgreSQL allows 10/],
  ['another secret', { hasOtherSecret: true }, 'doubtful', /is not the one that the shop was started with last/],
  ['another clock', { now: new Date(now.getTime() + 60_000) }, 'doubtful', /differs by 60 s/],
])('%s is reported once, with what to do', (_, other, level, text) => {
  const found = findings(other);
  expect(found).toEqual([expect.objectContaining({ level, remedy: expect.any(String) as string })]);
  expect(found[0]?.text).toMatch(text);
});

test('missing migrations are doubtful when the start may not apply them', () => {
  expect(findings({ migrations: { missing: 1, isNewer: false } }, false)).toHaveLength(1);
});

test('a role without the right to create tables is fine when nothing is to be created', () => {
  expect(findings({ canCreate: false }, false)).toEqual([]);
});

test('a server that is no replica of the database is not used', () => {
  expect(judgeReplica({ ...facts, isStandby: true }, facts).level).toBe('good');
  expect(judgeReplica(facts, facts)).toMatchObject({ level: 'doubtful', text: 'is no replica, so it is not used' });
  expect(judgeReplica({ ...facts, isStandby: true, system: '1' }, facts)).toMatchObject({
    level: 'doubtful',
    text: expect.stringContaining('another database server') as string,
  });
});
