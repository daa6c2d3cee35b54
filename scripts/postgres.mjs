import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findPostgresPrograms } from './postgres-programs.mjs';
import { beforeExit, root, run } from './processes.mjs';
import { UsageError } from './progress.mjs';

const name = 'vitrine';
const ready = /database system is ready to accept (read-only )?connections/;
const startTimeoutMs = 120_000;

// A test database may lose its data in a crash; waiting for the disk makes tests slow.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  lc_messages: 'C',
  logging_collector: 'off',
};

// PostgreSQL refuses to run as root.
export function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (user, flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf(user, '-u'), gid: idOf(user, '-g') };
    } catch {
      // No such user on this machine.
    }
  }
  throw new UsageError('PostgreSQL does not run as root, and this machine has no user «postgres» or «nobody».');
}

// PGHOST, PGDATA and the like are meant for another server.
const withoutForeignSettings = () =>
  Object.fromEntries(Object.keys(process.env).flatMap((key) => (key.startsWith('PG') ? [[key, undefined]] : [])));

const canListenAt = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const HOUR = 3_600_000;
const takenPorts = join(tmpdir(), `vitrine-ports-${process.getuid?.() ?? 'user'}`);

/** Tests that look for a port at the same time use it a moment later: the first one to make its file has it, for an hour. */
function takePort(port) {
  const file = join(takenPorts, String(port));
  mkdirSync(takenPorts, { recursive: true });
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (Date.now() - statSync(file).mtimeMs < HOUR) return false;
    utimesSync(file, new Date(), new Date());
    return true;
  }
}

/**
 * Below the ports that the system gives to connections and to servers without a port of their own (from 32768): what is started
 * again at its port must find it free.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(15_000, 32_768);
    if ((await canListenAt(port)) && takePort(port)) return port;
  }
}

async function runOrFail(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new UsageError('PostgreSQL could not make its data folder; it says why above.', output);
}

function serve(program, args, options) {
  return new Promise((resolve, reject) => {
    const server = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    const fail = (reason) => reject(new UsageError(`PostgreSQL did not start: ${reason}.`, log));
    const overdue = setTimeout(fail, startTimeoutMs, 'it was not ready in time');
    server.once('error', (error) => fail(error.message));
    server.once('exit', () => fail('it ended at once'));
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-10_000);
      if (!ready.test(log)) return;
      clearTimeout(overdue);
      // From here on it must not keep this process alive.
      server.unref();
      server.stderr.unref();
      resolve(server.pid);
    });
  });
}

/** Pauses every process of the server (SIGSTOP), as a stalled machine would; `thaw` resumes them. */
function createFreezer() {
  let frozen = [];
  return {
    /** `listProcesses` is called after the main process was paused and can start no more. */
    freeze: async (main, listProcesses) => {
      process.kill(main, 'SIGSTOP');
      frozen = [main, ...(await listProcesses())];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw: () => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
      frozen = [];
    },
  };
}

/**
 * Starts an empty PostgreSQL of its own, which ends with this process at the latest. `halt` ends it as an operator would,
 * connections or not, and `resume` starts it again with what it had. `freeze` gets a function that lists the processes of
 * the server. With `keepsCommits`, what was committed is there after an immediate halt as well. `startReplica` starts a second
 * server that follows this one by streaming replication.
 */
export async function startPostgres({ keepsCommits = false, maxConnections = 200, primary } = {}) {
  const user = ordinaryUser();
  let programs = await findPostgresPrograms();
  const home = mkdtempSync(join(tmpdir(), `${name}-postgres-`));
  const data = join(home, 'data');
  const env = { ...withoutForeignSettings(), LC_ALL: 'C' };
  const options = { cwd: home, env, ...user };
  const end = (mode) => {
    spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', mode, '-w'], {
      ...options,
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
  };
  const freezer = createFreezer();
  const stop = beforeExit(() => {
    freezer.thaw();
    end('immediate');
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  });
  try {
    if (user) {
      chownSync(home, user.uid, user.gid);
      // The ordinary user may not be let into the folder where root keeps the project.
      if (programs.startsWith(root)) {
        cpSync(dirname(programs), join(home, 'postgres'), { recursive: true, verbatimSymlinks: true });
        programs = join(home, 'postgres', 'bin');
      }
    }
    const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
    const cluster = ['-U', name, '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync'];
    if (primary) {
      // The files of a server that has ended are a copy to start from.
      primary.halt();
      await runOrFail('cp', ['-a', primary.data, data], options);
      await primary.resume();
      await runOrFail('touch', [join(data, 'standby.signal')], options);
    } else {
      await runOrFail(join(programs, 'initdb'), ['-D', data, ...cluster], options);
      const single = ['--single', '-D', data, '-c', 'fsync=off', 'postgres'];
      await runOrFail(join(programs, 'postgres'), single, { ...options, input: `create database ${name}\n` });
    }
    const port = await freePort();
    const durable = keepsCommits ? { synchronous_commit: 'on' } : {};
    const following = primary ? { primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${name}` } : {};
    const flags = Object.entries({
      ...settings,
      ...durable,
      ...following,
      max_connections: maxConnections,
      port,
    }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    let main;
    const resume = async () => {
      main = await serve(join(programs, 'postgres'), ['-D', data, ...flags], {
        ...options,
        env: { ...process.env, ...env },
      });
    };
    await resume();
    return {
      url: `postgres://${name}@127.0.0.1:${port}/${name}`,
      stop,
      halt: (mode = 'fast') => end(mode),
      resume,
      startReplica: () => startPostgres({ maxConnections, primary: { data, port, halt: () => end('fast'), resume } }),
      freeze: (listProcesses) => freezer.freeze(main, listProcesses),
      thaw: freezer.thaw,
    };
  } catch (error) {
    stop();
    throw error;
  }
}
