// A process of the shop without its pages: starts quickly, because the proofs end it often, and not gently.
// Arguments: the database's address, the port, the mail server's address, milliseconds its clock is ahead.
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { createServer, openDatabase } from '@vitrine/server';
import fastify from 'fastify';

const [databaseUrl = '', port = '0', smtpUrl = '', ahead = '0'] = process.argv.slice(2);
const shopUrl = `http://127.0.0.1:${port}`;

const server = await createServer({
  database: await openDatabase({ url: databaseUrl, folder: '' }),
  merchant: 'DEFAULT',
  shopUrl,
  pictureFolder: join(import.meta.dirname, 'no-pictures'),
  mail: { smtpUrl, from: 'shop@example.com' },
  payments: { methods: ['test', 'cash-on-delivery'] },
  clock: () => new Date(Date.now() + Number(ahead)),
});
const app = fastify({ routerOptions: { ignoreTrailingSlash: true }, logger: { level: 'error' } });
await app.register(server.plugin);
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.send?.('ready');
// Compiled code is kept for the next start; who is killed has no time for that later.
flushCompileCache();
