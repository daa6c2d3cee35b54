// Pure: what the facts of a PostgreSQL database mean for the shop.
import type { PostgresFacts } from '@vitrine/server/doctor.ts';
import { bad, doubtful, type Finding, good } from './finding.ts';

const OLDEST_VERSION = 15;
/** Each process has these besides the pool for requests: long jobs, notifications, health checks. */
const OTHER_CONNECTIONS = 4;
const CLOCK_DOUBTFUL_MS = 2000;

interface Surroundings {
  readonly now: Date;
  readonly databasePool: number;
  readonly migrates: boolean;
}

export function judgeDatabase(facts: PostgresFacts, { now, databasePool, migrates }: Surroundings): Finding[] {
  const major = Math.floor(facts.version / 10_000);
  const connections = databasePool + OTHER_CONNECTIONS;
  const clockMs = Math.abs(facts.now.getTime() - now.getTime());
  return [
    major >= OLDEST_VERSION
      ? good('database', `PostgreSQL ${major}.${facts.version % 10_000}`)
      : bad('database', `PostgreSQL ${major} is too old`, `install version ${OLDEST_VERSION} or newer`),
    facts.isStandby && bad('database', 'is a read-only standby', 'set DATABASE_URL to the primary'),
    facts.encoding !== 'UTF8' && bad('database', `has the encoding ${facts.encoding}`, 'create it with encoding UTF8'),
    ...judgeMigrations(facts, migrates),
    facts.closedTables.length > 0 &&
      bad(
        'privileges',
        `the role may not read and write ${facts.closedTables.length} tables (${facts.closedTables.slice(0, 3).join(', ')})`,
        'grant select, insert, update, delete on all tables in schema public',
      ),
    facts.hasTrigrams
      ? good('extension', 'pg_trgm is installed or can be')
      : bad(
          'extension',
          'pg_trgm is missing',
          'install the contrib package, then as superuser: create extension pg_trgm',
        ),
    connections <= facts.maxConnections
      ? good('connections', `a process opens up to ${connections}, PostgreSQL allows ${facts.maxConnections} in all`)
      : bad(
          'connections',
          `a process opens up to ${connections}, PostgreSQL allows ${facts.maxConnections}`,
          'lower DATABASE_POOL or raise max_connections',
        ),
    facts.hasOtherSecret &&
      doubtful(
        'SECRET',
        'is not the one that the shop was started with last',
        'set the same SECRET for every process, unless you have just changed it',
      ),
    clockMs <= CLOCK_DOUBTFUL_MS
      ? good('clock', `the database's clock agrees with this machine's (time zone ${facts.timeZone})`)
      : doubtful(
          'clock',
          `the database's clock differs by ${Math.round(clockMs / 1000)} s from this machine's`,
          'synchronise both (NTP); the shop follows the database',
        ),
  ].filter((finding) => finding !== false);
}

export function judgeReplica(facts: PostgresFacts, primary: PostgresFacts): Finding {
  if (facts.system !== primary.system)
    return doubtful(
      'replica',
      'belongs to another database server, so it is not used',
      'set DATABASE_READ_URL to a streaming replica of DATABASE_URL',
    );
  return facts.isStandby
    ? good('replica', 'follows the primary')
    : doubtful('replica', 'is no replica, so it is not used', 'set DATABASE_READ_URL to a standby, or remove it');
}

function judgeMigrations({ migrations, canCreate }: PostgresFacts, migrates: boolean): Finding[] {
  if (migrations.isNewer)
    return [
      bad(
        'tables',
        'belong to a newer version of the program',
        'start that version, or restore a backup from before it',
      ),
    ];
  if (migrations.missing === 0) return [good('tables', 'are up to date')];
  const missing = `${migrations.missing} migrations are missing`;
  if (!canCreate)
    return [
      bad(
        'privileges',
        `${missing}, and the role may not create tables`,
        'grant create on the database and on schema public, or run migrate with the role that owns them',
      ),
    ];
  return [
    migrates
      ? good('tables', `${missing}; the next start applies them`)
      : doubtful('tables', `${missing}, and MIGRATE=no`, 'run the migrate command before the start'),
  ];
}
