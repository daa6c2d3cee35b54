// A process of the shop without its pages: starts quickly, because the proofs end it often, and not gently.
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { createServer, openDatabase } from '@vitrine/server';
import fastify from 'fastify';

export interface ShopArguments {
  readonly databaseUrl: string;
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler. */
  readonly directUrl?: string | undefined;
  readonly port: number;
  readonly smtpUrl: string;
  /** The shop lives this much later than the database. */
  readonly aheadMs: number;
  /** The clock of the machine is wrong by this much; the shop should not care. */
  readonly wrongByMs: number;
}

const { databaseUrl, directUrl, port, smtpUrl, aheadMs, wrongByMs } = JSON.parse(
  process.argv[2] ?? '{}',
) as ShopArguments;

if (wrongByMs !== 0) {
  const RightDate = Date;
  globalThis.Date = class extends RightDate {
    constructor(...args: []) {
      if (args.length === 0) super(RightDate.now() + wrongByMs);
      else super(...args);
    }

    static override now = () => RightDate.now() + wrongByMs;
  } as DateConstructor;
}

const server = await createServer({
  database: await openDatabase({ url: databaseUrl, directUrl, folder: '' }),
  merchant: 'DEFAULT',
  shopUrl: `http://127.0.0.1:${port}`,
  pictureFolder: join(import.meta.dirname, 'no-pictures'),
  mail: { smtpUrl, from: 'shop@example.com' },
  payments: { methods: ['test', 'cash-on-delivery'] },
  ...(aheadMs !== 0 && { clock: () => new Date(Date.now() + aheadMs) }),
});
const app = fastify({ routerOptions: { ignoreTrailingSlash: true }, logger: { level: 'error' } });
await app.register(server.plugin);
await app.listen({ host: '127.0.0.1', port });
process.send?.('ready');
// Compiled code is kept for the next start; who is killed has no time for that later.
flushCompileCache();
