// A complete server on a test database, called like a client.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@vitrine/contract/client.ts';
import type { Access } from '@vitrine/contract/endpoint.ts';
import fastify, { type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { type ImportRequest, type ImportResult, importCatalog } from '../src/import/import-catalog.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { createServer, type ServerOptions, type ShopCommands } from '../src/server.ts';
import type { AskedShop, TestAnswer } from './asked-shop.ts';
import { emptyDatabase, filledDatabase, receiveNotices } from './test-database.ts';

export const FIXTURE = join(import.meta.dirname, 'fixture.yaml');

export interface TestShop extends AskedShop {
  readonly database: OpenDatabase;
  /** The same with a customer's token. */
  callAs(token: string): Client<Access>;
  /** Requests a path below /api/v1/, or from the root when it starts with a slash. */
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  /** The response as bytes. */
  raw(url: string, headers: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Listens on a port, for tests that need the network; returns the URL. */
  listen(): Promise<string>;
  /** Imports a catalog written as YAML, with the stock of known SKUs, so that tests begin with what they write. */
  importYaml(yaml: string, options?: Partial<ImportRequest> & { database?: OpenDatabase }): Promise<ImportResult>;
  /** Where an address without a page leads. */
  findRedirect(address: string): Promise<string | undefined>;
  /** Runs the order reconciliation job once. */
  reconcile(): Promise<void>;
  readonly commands: ShopCommands;
  /** A new link for the first owner. */
  createSetupLink(): Promise<string | undefined>;
  /** Warnings and errors in the log. */
  readonly logged: readonly LogLine[];
  /** Path of the mailbox page; undefined when the shop has none. */
  readonly mailboxPath: string | undefined;
  close(): Promise<void>;
}

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [fact: string]: unknown;
}

/** Opens a shop with the catalog of that file, or with nothing in it. */
export async function openTestShop(
  catalog: string | null = FIXTURE,
  clock?: Clock,
  settings: Partial<
    Pick<
      ServerOptions,
      | 'mail'
      | 'secret'
      | 'shopUrl'
      | 'payments'
      | 'pictureFolder'
      | 'encodePicture'
      | 'tokenMinutes'
      | 'searchesPerMinute'
      | 'ordersPerHour'
      | 'orderNumbers'
      | 'storefrontOrigins'
      | 'staffOverHttp'
      | 'confirmRefundsAbove'
    >
  > = {},
): Promise<TestShop> {
  const now = clock?.();
  const database = catalog
    ? await filledDatabase(`${catalog} ${now?.toISOString()}`, (empty) =>
        importCatalog(empty, catalog, { storeCode: 'DEFAULT', ...(now && { now }) }),
      )
    : await emptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  const server = await createServer({
    // The database stays open for the next test file.
    database: { ...database, close: async () => {} },
    storeCode: 'DEFAULT',
    shopUrl: 'http://shop.test',
    staffOverHttp: true,
    pictureFolder: join(folder, 'pictures'),
    payments: { methods: ['test', 'bank-transfer', 'cash-on-delivery'], allowTest: true, bankAccount: 'US00 1234' },
    ...settings,
    ...(clock && { clock }),
  });
  const logged: LogLine[] = [];
  const app = fastify({
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    logger: { level: 'warn', stream: { write: (line: string) => logged.push(JSON.parse(line)) } },
  });
  await app.register(server.plugin);

  const inject = async (request: InjectOptions) => {
    await receiveNotices(database);
    return app.inject(request);
  };
  const send = async (request: InjectOptions): Promise<TestAnswer> => {
    const answer = await inject(request);
    if (request.payloadAsStream)
      return { status: answer.statusCode, headers: answer.headers, body: await readBeginning(answer) };
    const plain = answer.headers['content-encoding'] === undefined;
    const isJson = plain && String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.body };
  };
  const clientWith = (always: Record<string, string>) =>
    createClient<Access>(async ({ method, url, body, idempotencyKey }) => {
      const answer = await inject({
        method,
        url,
        ...(body !== undefined && { payload: body }),
        headers: {
          ...always,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
      });
      return { status: answer.statusCode, body: answer.body };
    });
  return {
    database,
    send,
    raw: (url, headers) => inject({ method: 'GET', url, headers }),
    call: clientWith({}),
    callAs: (token) => clientWith({ authorization: `Bearer ${token}` }),
    get: (path, headers = {}) => send({ method: 'GET', url: path.startsWith('/') ? path : `/api/v1/${path}`, headers }),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    importYaml: async (yaml, { database: other = database, ...options } = {}) => {
      const file = join(await mkdtemp(join(folder, 'import-')), 'catalog.yaml');
      await writeFile(file, yaml);
      return importCatalog(other, file, { storeCode: 'DEFAULT', stock: 'set', ...options });
    },
    findRedirect: (address) => server.features.redirects.find(address),
    reconcile: () => server.features.orders.reconcile(),
    commands: server.commands,
    createSetupLink: server.features.staff.createSetupLink,
    logged,
    mailboxPath: await server.features.mail.findMailboxPath(),
    close: async () => {
      await app.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A domain error, or nothing of a stream of events, which has no end. */
async function readBeginning(answer: LightMyRequestResponse): Promise<unknown> {
  const stream = answer.stream();
  if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
    stream.destroy();
    return null;
  }
  return JSON.parse((await stream.toArray()).join(''));
}
