// A shop process without pages, which starts quickly because the proofs kill it often.
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
  /** Offset of the clock given to the shop. */
  readonly shopClockOffsetMs: number;
  /** Offset of the machine’s clock; it must have no effect. */
  readonly clockOffsetMs: number;
}

const { databaseUrl, directUrl, port, smtpUrl, shopClockOffsetMs, clockOffsetMs } = JSON.parse(
  process.argv[2] ?? '{}',
) as ShopArguments;

if (clockOffsetMs !== 0) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...args: []) {
      if (args.length === 0) super(RealDate.now() + clockOffsetMs);
      else super(...args);
    }

    static override now = () => RealDate.now() + clockOffsetMs;
  } as DateConstructor;
}

const server = await createServer({
  database: await openDatabase({ url: databaseUrl, directUrl, folder: '' }),
  storeCode: 'DEFAULT',
  shopUrl: `http://127.0.0.1:${port}`,
  pictureFolder: join(import.meta.dirname, 'no-pictures'),
  makesPicturesAhead: false,
  mail: { smtpUrl, from: 'shop@example.com' },
  payments: { methods: ['test', 'cash-on-delivery'] },
  ...(shopClockOffsetMs !== 0 && { clock: () => new Date(Date.now() + shopClockOffsetMs) }),
});
const app = fastify({ routerOptions: { ignoreTrailingSlash: true }, logger: { level: 'error' } });
await app.register(server.plugin);
await app.listen({ host: '127.0.0.1', port });
process.send?.('ready');
// Saved now, because a killed process cannot save its compile cache.
flushCompileCache();
