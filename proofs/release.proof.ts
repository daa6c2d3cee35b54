// The release archive, unpacked elsewhere and run from a read-only folder by an ordinary user.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, ordinaryUser } from '../scripts/postgres.mjs';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const SERVER_URL = process.env.TEST_DATABASE_URL ?? '';
const NAME = 'vitrine_release';
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

let folder: string;
let release: string;
let data: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
  chmodSync(folder, 0o755);
  await run(process.execPath, [join(ROOT, 'scripts/release.mjs'), `--to=${folder}`, '--no-demo', '--fast']);
  const name = `vitrine-${version}-${process.platform}-${process.arch}`;
  await run('tar', ['-xzf', join(folder, `${name}.tar.gz`), '-C', folder]);
  release = join(folder, name);
  await run('chmod', ['-R', 'a-w', release]);
  data = join(folder, 'data');
  mkdirSync(data);
  const user = ordinaryUser();
  if (user) chownSync(data, user.uid, user.gid);
  const client = new Client(SERVER_URL);
  await client.connect();
  await client.query(`create database ${NAME}`);
  await client.end();
}, 600_000);
afterAll(async () => {
  await run('chmod', ['-R', 'u+w', release]);
  rmSync(folder, { recursive: true, force: true });
});

const optionsWith = (env: Record<string, string>) => ({
  cwd: '/',
  env: { PATH: '/usr/bin:/bin', DATA_DIR: data, ...env },
  ...ordinaryUser(),
});
const databaseUrl = (): string => Object.assign(new URL(SERVER_URL), { pathname: `/${NAME}` }).href;

test('it tells its version, migrates, starts without demo products and serves pages', async () => {
  const program = join(release, 'vitrine');
  const { stdout: commit } = await run('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT });
  const released = (await run(program, ['--version'], optionsWith({}))).stdout.trim();
  // Somebody may be working on it.
  expect(released.replace(/\.changed$/, '')).toBe(`${version}+${commit.trim()}`);
  const env = { DATABASE_URL: databaseUrl(), PORT: String(await freePort()), MIGRATE: 'no', HOST: '127.0.0.1' };
  expect((await run(program, ['migrate'], optionsWith(env))).stdout).toContain('are up to date');
  expect((await run(program, ['doctor'], optionsWith(env))).stdout).toMatch(/✓ tables +are up to date/);

  const shop = spawn(program, ['start'], { ...optionsWith(env), stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    shop.once('exit', () => reject(new Error(`the shop did not start: ${output}`)));
    shop.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('"shop started"')) resolve();
    });
  });
  const url = `http://127.0.0.1:${env.PORT}`;
  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<title>My shop</title>');
  expect((await fetch(`${url}/favicon.svg`)).headers.get('content-type')).toBe('image/svg+xml');
  expect(((await (await fetch(`${url}/actuator/info`)).json()) as { version: string }).version).toBe(released);
  expect((await run(program, ['shop', 'orders'], optionsWith(env))).stdout).toContain('No orders yet');
  const help = (await run(program, ['shop', 'help'], optionsWith(env))).stdout;
  expect(help).toContain('./vitrine shop import FILE');
  expect(help).not.toContain('npm run');
  shop.removeAllListeners('exit');
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});

test('without the demo shop a new embedded database is empty, and DEMO=yes is refused in one line', async () => {
  const program = join(release, 'vitrine');
  const env = { DATA_DIR: join(data, 'embedded'), PORT: '0', HOST: '127.0.0.1' };
  const refused = run(program, ['start'], optionsWith({ ...env, DEMO: 'yes' }));
  await expect(refused).rejects.toMatchObject({
    stderr: expect.stringMatching(/^ {2}✗ This release has no demo shop/),
  });
  const shop = spawn(program, ['start'], { ...optionsWith(env), stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(shop.stdout, 'data')) as [Buffer];
  expect(String(line)).toContain('The shop is empty');
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await ended;
});

test('it has a README, and source maps that name the source of an error', async () => {
  expect(readFileSync(join(release, 'README.md'), 'utf8')).toMatch(/^# /);
  expect(readdirSync(join(release, 'storefront/build/maps/assets')).length).toBeGreaterThan(10);
  const failing = `import { findSourceMap } from 'node:module'; import { readdirSync } from 'node:fs';
    const file = readdirSync('host/build').find((name) => /^start-shop-.*js$/.test(name));
    await import('./host/build/' + file);
    console.log(findSourceMap(process.cwd() + '/host/build/' + file).payload.sources.join());`;
  const options = ['--enable-source-maps', '--input-type=module', '-e', failing];
  const { stdout } = await run(join(release, 'node'), options, { ...optionsWith({}), cwd: release });
  expect(stdout).toContain('src/start-shop.ts');
});

test('everything that is loaded only when it is used is there', async () => {
  const load = `await Promise.all(['pdfkit', 'sharp', '@node-rs/argon2', '@electric-sql/pglite'].map((name) => import(name)));
    console.log(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf').length > 0);`;
  const { stdout } = await run(join(release, 'node'), ['--input-type=module', '-e', load], {
    ...optionsWith({}),
    cwd: release,
  });
  expect(stdout.trim()).toBe('true');
});
