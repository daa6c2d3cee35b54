// The database role of a shop needs certain privileges, and the operator is told which one is missing.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HostProcess } from './host-process.ts';

const BUILD = join(import.meta.dirname, '../host/build');
const SERVER_URL = process.env.TEST_DATABASE_URL ?? '';
const NAME = 'vitrine_privileges';

/** The URL of the test's database for another role. */
const urlOf = (role: string): string => {
  const url = new URL(SERVER_URL);
  url.username = role;
  url.password = role;
  url.pathname = `/${NAME}`;
  return url.href;
};

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-privileges-'));
  await query(
    SERVER_URL,
    `create role ${NAME}_owner login password '${NAME}_owner'`,
    `create role ${NAME}_shop login password '${NAME}_shop'`,
    `create database ${NAME} owner ${NAME}_owner`,
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await query(SERVER_URL, `drop database ${NAME} with (force)`, `drop role ${NAME}_owner`, `drop role ${NAME}_shop`);
});

async function run(program: string, env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [join(BUILD, program), ...args], {
    env: { DATA_DIR: folder, PORT: '0', PICTURE_SIZES: 'requested', ...env },
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: output + errors };
}

test('the shop runs with the right to read and write its tables only, once the owner has migrated', async () => {
  const shop = { DATABASE_URL: urlOf(`${NAME}_shop`) };
  const owner = { DATABASE_URL: urlOf(`${NAME}_owner`) };

  const refused = await run('main.js', shop);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output.trim()).toMatch(
    /^✗ The database role may not create the tables, or not read and write them\..*$/,
  );
  const examined = await run('doctor-command.js', shop);
  expect(examined).toMatchObject({ code: 1 });
  expect(examined.output).toMatch(
    /✗ privileges +\d+ migrations are missing, and the role may not create tables → grant/,
  );

  const early = await run('main.js', { ...shop, MIGRATE: 'no' });
  expect(early.output).toMatch(/✗ The database lacks \d+ migrations, and MIGRATE=no/);
  expect(await run('shop-command.js', owner, ['migrate'])).toMatchObject({ code: 0 });
  const closed = await run('doctor-command.js', shop);
  expect(closed.output).toMatch(/✗ database +refuses: permission denied for schema drizzle → .*grant/);
  expect(await run('main.js', shop)).toMatchObject({ code: 1 });

  // As docs/operation.md says.
  await query(
    owner.DATABASE_URL,
    `grant usage on schema public, drizzle to ${NAME}_shop`,
    `grant select on all tables in schema drizzle to ${NAME}_shop`,
  );
  expect((await run('doctor-command.js', shop)).output).toMatch(
    /✗ privileges +the role may not read and write \d+ tables/,
  );
  const unreadable = await run('main.js', { ...shop, MIGRATE: 'no' });
  expect(unreadable.output.trim()).toMatch(/^✗ The database role may not create the tables, or not read/);
  await query(
    owner.DATABASE_URL,
    `grant select, insert, update, delete on all tables in schema public to ${NAME}_shop`,
    `grant usage, select, update on all sequences in schema public to ${NAME}_shop`,
  );
  const fit = await run('doctor-command.js', { ...shop, MIGRATE: 'no' });
  expect(fit.output).toMatch(/✓ tables +are up to date/);
  expect(fit).toMatchObject({ code: 0 });
  const host = await HostProcess.start({ ...shop, MIGRATE: 'no', DATA_DIR: folder });
  const answer = await fetch(`${host.url}/api/v1/store/DEFAULT`);
  expect(answer.status).toBe(200);
  expect(await host.stop()).toBe(0);
});
