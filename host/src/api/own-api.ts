// Our own server in this process. Pages call it without a network connection.
import { join } from 'node:path';
import {
  checkPayments,
  createEmptyStore,
  createServer,
  explainErrors,
  fillDemoShop,
  hasDemoShop,
  type OpenDatabase,
  requireStore,
  StartError,
} from '@vitrine/server';
import { TYPED } from '@vitrine/server/program.ts';
import type { FastifyInstance } from 'fastify';
import { serveCommands } from '../commands/command-channel.ts';
import type { Settings } from '../environment.ts';
import type { LogOutput } from '../monitoring/log-output.ts';
import { bringUpToDate, openDatabase } from '../open-database.ts';
import { withProgress } from '../progress.ts';
import type { ApiGateway } from './api-gateway.ts';

type Report = LogOutput['report'];

/** The first requests come before the jobs, which keep an embedded database busy for a while. */
const JOBS_AFTER_MS = 1000;

export async function openOwnApi(settings: Settings, report: Report): Promise<ApiGateway> {
  checkPayments({ shopUrl: settings.shopUrl, settings: settings.payments });
  const database = await openDatabase(settings, 'shop');
  try {
    return await explainErrors(() => serveFrom(database, settings, report));
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serveFrom(database: OpenDatabase, settings: Settings, report: Report): Promise<ApiGateway> {
  const { storeCode, shopUrl, dataDir, makesAvif, makesPicturesAhead, mail, payments, secret } = settings;
  const { tokenMinutes, storefrontOrigins, searchesPerMinute, ordersPerHour, orderNumbers } = settings;
  await bringUpToDate(database, settings);
  // Nobody expects demo products in a database of their own.
  const isDemo = settings.demo ?? (database.embedded && hasDemoShop());
  if (isDemo && !hasDemoShop()) throw new StartError('This release has no demo shop: remove DEMO=yes.');
  if (isDemo) await fillDemo(database, storeCode, report);
  const isNew = isDemo ? false : await createEmptyStore(database, storeCode);
  await requireStore(database.db, storeCode);
  const server = await createServer({
    database,
    storeCode,
    shopUrl,
    mail,
    payments,
    secret,
    tokenMinutes,
    searchesPerMinute,
    ordersPerHour,
    orderNumbers,
    storefrontOrigins,
    staffOverHttp: settings.staffOverHttp,
    confirmRefundsAbove: settings.confirmRefundsAbove,
    pictureFolder: join(dataDir, 'pictures'),
    makesPicturesAhead,
    makesAvif,
    pictureBucket: settings.pictureBucket,
    responseCacheBytes: settings.cache.responseBytes,
    recordCacheBytes: settings.cache.recordBytes,
    jobsAfterMs: JOBS_AFTER_MS,
  });
  const { backup, mail: mails, payments: providers, redirects, staff } = server.features;
  const mailboxPath = await mails.findMailboxPath();
  const replicaError = database.replica()?.error;
  let app: FastifyInstance | undefined;
  return {
    place: database.place,
    advice: [
      ...(isNew ? EMPTY_ADVICE : []),
      ...(backup.isCopy ? COPY_ADVICE : []),
      ...(server.hasNewSecret ? NEW_SECRET_ADVICE : []),
      ...(database.embedded ? EMBEDDED_ADVICE : []),
      ...(replicaError ? [`All reads use the primary: the server of DATABASE_READ_URL ${replicaError}.`] : []),
      ...((await mails.findDelivery()) === 'waiting' ? NO_MAIL_ADVICE : []),
      ...(staff.admitsStaff ? [] : NO_HTTPS_ADVICE),
      ...((await providers.current()).methods.length > 0 ? [] : NO_PAYMENT_ADVICE),
    ],
    setupLink: staff.admitsStaff ? await staff.createSetupLink() : undefined,
    mailboxPath,
    isForeign: false,
    absentCalls: async () => [],
    pictureOrigin: undefined,
    redirects,
    mount: async (host) => {
      app = host;
      if (database.embedded) serveCommands(host, { commands: server.commands, dataDir, mailbox: mailboxPath });
      await host.register(server.plugin);
    },
    send: async ({ method, url, body }, { address, traceHeaders }) => {
      if (!app) throw new Error('the API is not mounted');
      const headers = { ...traceHeaders, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const response = await app.inject({
        method,
        url,
        headers,
        remoteAddress: address,
        ...(body !== undefined && { payload: body }),
      });
      const { 'cache-tag': tags, 'cache-until': until, 'retry-after': retryAfter } = response.headers;
      const { 'x-request-id': requestId } = response.headers;
      return {
        status: response.statusCode,
        body: response.body,
        tags: tags === undefined ? undefined : String(tags).split(' '),
        validUntil: until === undefined ? undefined : new Date(String(until)),
        retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
        requestId: requestId === undefined ? undefined : String(requestId),
      };
    },
    checkDatabase: database.check,
    reportDatabaseError: server.reportDatabaseError,
    clock: server.clock,
    onChange: (listener) => server.changes.subscribe(listener),
    readFigures: server.readFigures,
    endStreams: server.endStreams,
    close: () => server.close(),
  };
}

const fillDemo = (database: OpenDatabase, storeCode: string, report: Report) =>
  withProgress(
    'filling the demo shop',
    (progress) => fillDemoShop(database, storeCode, progress),
    (filled) => filled && `demo shop with ${filled.created.product} products and ${filled.created.page} pages filled`,
    report,
  );

const EMPTY_ADVICE = [
  `The shop is empty, in English and USD. Import a catalog file that describes your store: ${TYPED} import FILE. To try the demo shop, start with a new database and DEMO=yes.`,
];

const COPY_ADVICE = [
  `Restored copy: no mail is sent and nobody can pay. "${TYPED} live" and a restart make it the shop.`,
];

const NEW_SECRET_ADVICE = [
  'The secret is not the one of the process that was started before: rate limits, known networks and coupon limits per customer start again, and links of previews end. If SECRET was not changed on purpose, give all processes on this database the same one.',
];

const EMBEDDED_ADVICE = [
  'Embedded database: fine for trying, small shops and development; it survives a killed process, not a power cut. Take DATABASE_URL for a shop that must not lose an order.',
];

const NO_PAYMENT_ADVICE = [
  'Nobody can order: no way to pay is set up. Switch one on in the back office under Payments, or name it in PAYMENTS, such as stripe, bank-transfer or cash-on-delivery.',
];

const NO_HTTPS_ADVICE = [
  'Nobody can open the back office: it needs an https address in SHOP_URL. In a network you trust, ADMIN_OVER_HTTP=yes allows http.',
];

const NO_MAIL_ADVICE = [
  'No mail leaves the shop: mails wait until a mail server is set in the back office under Email, or named in SMTP_URL.',
];
