import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND, ended, follow, lines, MAIN, makeFolder, quiet, type Run, runIn } from '../testing/shop-program.ts';

const folder = await makeFolder();
const run = runIn(folder);

const isRoot = process.getuid?.() === 0;
const STRANGER = 65_534;

/** A data folder in which one file belongs to root and is closed for `runAsStranger`. */
async function closeEntry(place: string, name: string): Promise<string> {
  const path = join(place, name);
  await mkdir(place);
  // Only root can make a file of root; others use a link to a folder that every system keeps closed.
  if (!isRoot) await symlink('/root', path);
  else {
    await writeFile(path, '', { mode: 0o600 });
    await chown(place, STRANGER, STRANGER);
    await chmod(folder, 0o755);
  }
  return path;
}

/** Under another user than root. */
const runAsStranger = (env: Record<string, string>, script: string, args: string[] = []): Run =>
  follow(
    spawn(process.execPath, [script, ...args], {
      env: { PORT: '0', ...quiet, ...env },
      ...(isRoot && { uid: STRANGER, gid: STRANGER }),
    }),
  );

describe('a start that is refused', () => {
  test.each([
    ['a port that is none', { PORT: 'abc' }, /✗ The setting PORT must be a number/],
    [
      'searches that are no number',
      { SEARCHES_PER_MINUTE: 'many' },
      /✗ The setting SEARCHES_PER_MINUTE must be a number/,
    ],
    ['pages that are no number', { PAGES_PER_MINUTE: 'x' }, /✗ The setting PAGES_PER_MINUTE must be a number/],
    ['orders that are no number', { ORDERS_PER_HOUR: '-1' }, /✗ The setting ORDERS_PER_HOUR must be 0 or more/],
    ['subdomains that are neither', { HSTS_SUBDOMAINS: 'on' }, /✗ The setting HSTS_SUBDOMAINS must be yes or no/],
    ['a drain that never ends', { DRAIN_SECONDS: '9999' }, /✗ The setting DRAIN_SECONDS must be from 0 to 600/],
    ['no connections', { DATABASE_POOL: '0' }, /✗ The setting DATABASE_POOL must be from 1 to 1000/],
    ['a demo that is neither', { DEMO: 'maybe' }, /✗ The setting DEMO must be yes or no/],
    ['a port out of range', { PORT: '70000' }, /✗ The setting PORT must be a port/],
    [
      'an origin with a path',
      { STOREFRONT_ORIGINS: 'https://store.example/shop' },
      /✗ The setting STOREFRONT_ORIGINS must be origins such as/,
    ],
    ...['http://cdn.example', 'https://*.example', 'https://cdn.example/a', 'https://a;script-src', 'data:'].map(
      (origin): [string, Record<string, string>, RegExp] => [
        `pictures of ${origin}`,
        { PICTURE_ORIGINS: `https://cdn.example, ${origin}` },
        /✗ The setting PICTURE_ORIGINS must be https origins such as/,
      ],
    ),
    ['an address that is none', { SHOP_URL: 'shop' }, /✗ The setting SHOP_URL must be a URL such as/],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://localhost/x' },
      /✗ The setting DATABASE_URL must be a URL such as postgres:/,
    ],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://127.0.0.1:1/shop' },
      /✗ Cannot connect to DATABASE_URL postgres:\/\/127\.0\.0\.1:1\/shop/,
    ],
    ['a mail server that is none', { SMTP_URL: 'mail.example:25' }, /✗ The setting SMTP_URL must be a URL such as/],
    ['a sender that is none', { MAIL_FROM: 'The Shop' }, /✗ The setting MAIL_FROM must be an email address such as/],
    ['Stripe without its keys', { PAYMENTS: 'stripe' }, /✗ PAYMENTS contains stripe, but STRIPE_SECRET_KEY is not/],
    [
      'a way to pay that is none',
      { PAYMENTS: 'test, paypal' },
      /✗ PAYMENTS contains the unknown method paypal\. Known methods: stripe, test/,
    ],
    [
      'a test at a real address',
      { PAYMENTS: 'test', SHOP_URL: 'https://shop.example' },
      /✗ PAYMENTS contains test, but .*ALLOW_TEST_PAYMENTS=yes/,
    ],
    ['a secret that is guessed', { SECRET: 'secret' }, /✗ The setting SECRET must be at least 32 random characters/],
    [
      'a long secret that is guessed',
      { SECRET: 'change-me-change-me-change-me-change-me' },
      /✗ The setting SECRET must be at least 32 random characters/,
    ],
    ['a token that never ends', { TOKEN_MINUTES: '99999' }, /✗ The setting TOKEN_MINUTES must be from 1 to 20160/],
    [
      'proxies that are none',
      { TRUST_PROXY: 'all' },
      /✗ The setting TRUST_PROXY must be IP addresses or networks such as/,
    ],
    ['no cache', { CACHE_MB: '0' }, /✗ The setting CACHE_MB must be from 8 to 65536/],
    ['a log format that is none', { LOG_FORMAT: 'xml' }, /✗ The setting LOG_FORMAT must be json or text/],
    ['a share above one', { LOG_SAMPLE: '5' }, /✗ The setting LOG_SAMPLE must be from 0 to 1/],
    [
      'traces by gRPC',
      { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      /✗ The setting OTEL_EXPORTER_OTLP_PROTOCOL must be http/,
    ],
    [
      'headers that are none',
      { OTEL_EXPORTER_OTLP_HEADERS: 'Basic abc' },
      /✗ The setting OTEL_EXPORTER_OTLP_HEADERS must be pairs such as/,
    ],
    ['metrics without a port', { METRICS_PORT: 'x' }, /✗ The setting METRICS_PORT must be a number/],
    [
      'a network with too many bits',
      { TRUST_PROXY: '10.0.0.0/99' },
      /✗ The setting TRUST_PROXY must be IP addresses or networks such as/,
    ],
    ['a misspelt name', { SHOP_ULR: 'https://a.example' }, /✗ There is no setting SHOP_ULR\. Did you mean SHOP_URL\?/],
    ['a store code that is none', { MERCHANT: '../x' }, /✗ The setting MERCHANT must be a store code/],
  ])('%s prints one line and exits with code 1', async (_, env, line) => {
    const started = run(env);
    expect(await ended(started)).toBe(1);
    expect(lines(started)).toHaveLength(1);
    expect(started.output).toMatch(line);
  });

  test('a data folder that cannot be written is reported in one line', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const started = run({ DATA_DIR: join(file, 'data') });
    expect(await ended(started)).toBe(1);
    expect(lines(started)).toHaveLength(1);
    expect(started.output).toMatch(/✗ The data folder .* cannot be written \(ENOTDIR\)/);
  });

  test('a data folder that is a file is reported in one line, for both kinds of database', async () => {
    const DATA_DIR = join(folder, 'plain-file');
    await writeFile(DATA_DIR, '');
    for (const env of [{ DATA_DIR }, { DATA_DIR, DATABASE_URL: 'postgres://127.0.0.1:1/shop' }]) {
      const started = run(env);
      expect(await ended(started)).toBe(1);
      expect(lines(started)).toEqual([`✗ DATA_DIR ${DATA_DIR} is a file. Set it to a folder.`]);
    }
  });

  test('files of another user are named with their owner: by the start, by every command, and by the doctor', async () => {
    const DATA_DIR = join(folder, 'of-others');
    const closed = await closeEntry(DATA_DIR, 'vitrine.lock');
    const error = `${closed} belongs to root, and `;
    for (const [script, ...args] of [[MAIN], [COMMAND, 'orders'], [COMMAND, 'migrate']] as [string, ...string[]][]) {
      const refused = runAsStranger({ DATA_DIR }, script, args);
      expect(await ended(refused), args.join()).toBe(1);
      expect(lines(refused)).toHaveLength(1);
      expect(refused.output).toContain(`✗ ${error}`);
      expect(refused.output).toContain(`chown -R `);
    }
    const examined = runAsStranger({ DATA_DIR }, DOCTOR);
    expect(await ended(examined)).toBe(1);
    expect(examined.output).toContain(`✗ data       1 files below ${DATA_DIR}: ${error}`);
  });

  const DOCTOR = join(import.meta.dirname, '../build/doctor-command.js');
  const BOOTSTRAP = join(import.meta.dirname, '../../scripts/bootstrap.mjs');
  test.each([
    ['the shop', MAIN, '22.1.0', 24],
    ['a command', COMMAND, '22.1.0', 24],
    ['the doctor', DOCTOR, '22.1.0', 24],
    ['npm start', BOOTSTRAP, '18.20.0', 20],
  ])('%s names the Node it needs when this one is too old', async (_, script, version, needed) => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
    const started = run({}, script, [], ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`]);
    expect(await ended(started)).toBe(1);
    expect(lines(started)).toEqual([`✗ Vitrine needs Node ${needed} or newer; this is Node ${version}.`]);
  });
});
