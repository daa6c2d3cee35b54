// PgBouncer in transaction mode in front of PostgreSQL: each transaction of a client may use another connection.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ordinaryUser } from '../scripts/postgres.mjs';

export interface Pooler {
  /** The same database, reached through the pooler. */
  proxiedUrl(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Fewer than one process of the shop opens. */
const SERVER_CONNECTIONS = 4;

export async function startPgBouncer(serverUrl: string): Promise<Pooler> {
  const program = process.env.PGBOUNCER_PATH;
  if (!program) throw new Error('the proofs need PgBouncer: npm test -- --only=proofs');
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
`,
  );
  // PgBouncer refuses to run as root.
  const user = ordinaryUser();
  if (user) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const child = spawn(program, [file], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PgBouncer did not start: ${log}`)));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000);
      if (log.includes('process up')) resolve();
    });
  });
  return {
    proxiedUrl: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.port = String(port);
      return url.href;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
