// The server: a Fastify plugin that implements the contract on PostgreSQL or the embedded database.

import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from './account/account-context.ts';
import { mountAccount } from './account/account-routes.ts';
import { identify } from './account/identify.ts';
import { deleteExpiredSessions } from './account/open-session.ts';
import { type AdminApi, createAdminApi } from './admin-api.ts';
import { startAlertJob } from './alerts/alert-job.ts';
import { alertsPersonalData } from './alerts/alerts.ts';
import { mountAlerts } from './alerts/alerts-routes.ts';
import { archivePersonalData } from './archive/archive.ts';
import { mountArchive } from './archive/archive-routes.ts';
import { createBackOfficeMount } from './back-office.ts';
import { isRestoredCopy } from './backup/backup.ts';
import { cartPersonalData, hashCouponAddresses } from './cart/cart.ts';
import { mountCart } from './cart/cart-routes.ts';
import { mergeOldStockMovements } from './catalog/catalog.ts';
import { mountCatalog } from './catalog/catalog-routes.ts';
import { mountFeed } from './catalog/feed-route.ts';
import type { CatalogContext } from './catalog/list-products.ts';
import { followsListings, ListingMoments } from './catalog/listing-moments.ts';
import { startListingRefreshJob } from './catalog/listing-refresh-job.ts';
import { startBulkJob } from './catalogue-file/bulk/bulk-job.ts';
import { deleteOldBulkJobs } from './catalogue-file/bulk/expire-bulk.ts';
import { startDraftJob } from './catalogue-file/draft/draft-job.ts';
import { readPreviewToken } from './catalogue-file/draft/preview-token.ts';
import { deleteOldPictures } from './catalogue-file/expire-pictures.ts';
import { startImportJob } from './catalogue-file/import-job.ts';
import { findUnfinishedRun } from './catalogue-file/running-import-repository.ts';
import { deleteOldUploads } from './catalogue-file/upload/expire-uploads.ts';
import { mountCheckout } from './checkout/checkout-routes.ts';
import { contactPersonalData } from './contact/contact.ts';
import { mountContact } from './contact/contact-routes.ts';
import { mountContent } from './content/content-routes.ts';
import { EventHub } from './events/events.ts';
import { deleteOldHistory } from './history/history.ts';
import { mailPersonalData } from './mail/mail.ts';
import { type MailSettings, type Mails, startMails } from './mail/start-mails.ts';
import { encodePicture, type PictureEncoder } from './media/encode-picture.ts';
import { mountMedia } from './media/media-routes.ts';
import { PictureServer } from './media/picture-server.ts';
import type { BucketSettings } from './media/picture-store.ts';
import { newsletterPersonalData } from './newsletter/newsletter.ts';
import { mountNewsletter } from './newsletter/newsletter-routes.ts';
import { mountOneClick } from './newsletter/one-click.ts';
import type { AdminContext } from './orders/admin-context.ts';
import { type OrderReconciliationJob, startOrderReconciliationJob } from './orders/order-reconciliation-job.ts';
import { type OrderContext, type OrderNumbers, ordersPersonalData, startOrderNumbers } from './orders/orders.ts';
import { mountOrders } from './orders/orders-routes.ts';
import { createPayments, type PaymentSettings, type Payments } from './payments/payments.ts';
import { type Changes, subscribeToChanges } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { asDatabase } from './platform/database/in-transaction.ts';
import { leadLater } from './platform/database/leadership.ts';
import { followDatabaseClock } from './platform/database-clock.ts';
import { mountApiDocs } from './platform/http/api-docs.ts';
import type { CachedResponse } from './platform/http/cached-response.ts';
import { DatabaseFaultLog } from './platform/http/database-fault-log.ts';
import { createErrorHandler, handleNotFound } from './platform/http/error-handler.ts';
import { type BaseContext, type Caller, createMount, type MountedEndpoint } from './platform/http/mount.ts';
import { mountInfo } from './platform/http/mount-info.ts';
import { isProtected } from './platform/http/mount-merchant.ts';
import { allowsOtherOrigins } from './platform/http/other-origins.ts';
import { parseJsonBodies } from './platform/http/parse-json.ts';
import { InMemoryRateLimiter } from './platform/in-memory-rate-limiter.ts';
import { Jobs } from './platform/jobs.ts';
import { refuse } from './platform/refusal.ts';
import { startRetentionJob } from './platform/retention-job.ts';
import { type Fingerprint, findSecret, fingerprintWith, noticeOtherSecret } from './platform/secret.ts';
import { TaggedCache } from './platform/tagged-cache.ts';
import { preOrderPersonalData } from './preorder/preorder.ts';
import { mountPreOrder } from './preorder/preorder-routes.ts';
import { createRedirectFinder, type RedirectFinder } from './redirects/redirects.ts';
import { reviewsPersonalData } from './reviews/reviews.ts';
import { mountReviews } from './reviews/reviews-routes.ts';
import { findByWords, searchOldProducts } from './search/search.ts';
import { mountSearch } from './search/search-routes.ts';
import { createFigures, type ServerFigures } from './server-figures.ts';
import { createSetupLink, deleteExpiredStaffData, findOpenSessions } from './staff/staff.ts';
import type { HealthContext } from './store/read-store.ts';
import { chooseLanguage, createCache, findStore, findStores, type PersonalDataHandler } from './store/store.ts';
import { mountStore } from './store/store-routes.ts';
import { wishlistPersonalData } from './wishlist/wishlist.ts';
import { mountWishlist } from './wishlist/wishlist-routes.ts';
import { orderWithdrawals, withdrawalPersonalData } from './withdrawal/withdrawal.ts';
import { mountWithdrawal } from './withdrawal/withdrawal-routes.ts';

export type { AdminApi } from './admin-api.ts';
export type { Demand } from './alerts/alerts.ts';
export type { ArchivedSummary } from './archive/archive.ts';
export { BackupError, restoreShop, verifyBackup } from './backup/backup.ts';
export type { MerchantCoupon } from './cart/cart.ts';
export { CatalogueFileError } from './catalogue-file/catalogue-file-error.ts';
export { faultText } from './catalogue-file/fault.ts';
export { fillDemoShop, hasDemoShop } from './catalogue-file/fill-demo-shop.ts';
export type { ImportResult } from './catalogue-file/import-catalogue.ts';
export type { MissingTranslation } from './catalogue-file/missing-translations.ts';
export type { MoveInRequest } from './catalogue-file/move-in/move-in-scope.ts';
export { UnfinishedImport } from './catalogue-file/unfinished-import.ts';
export type { ContactMessage } from './contact/contact.ts';
export type { HistoryRun } from './history/history.ts';
export type { BucketSettings } from './media/picture-store.ts';
export type { Subscriber } from './newsletter/newsletter.ts';
export { openAdminApi } from './open-admin-api.ts';
export type { OrderSummary } from './orders/list-merchant-orders.ts';
export type { MerchantOrder } from './orders/merchant-orders.ts';
export type { RefundSummary } from './orders/merchant-view.ts';
export { type OrderState, orderStates } from './orders/order-states.ts';
export { checkPayments, type PaymentSettings } from './payments/payments.ts';
export type { DatabaseHealth } from './platform/database/check-database.ts';
export type { OpenDatabase } from './platform/database/database.ts';
export { isDatabaseUnavailable } from './platform/database/is-database-unavailable.ts';
export { explainRefusals, migrate, requireMigrated } from './platform/database/migrate.ts';
export { openDatabase } from './platform/database/open-database.ts';
export { Refusal } from './platform/refusal.ts';
export { StartError } from './platform/start-error.ts';
export type { Invited, PreOrderQueue } from './preorder/preorder.ts';
export type { RedirectFinder } from './redirects/redirects.ts';
export type { MerchantReview } from './reviews/reviews.ts';
export type { ZeroResultSearch } from './search/search.ts';
export type { ServerFigures } from './server-figures.ts';
export { createEmptyStore, requireStore } from './store/store.ts';
export type { ReceivedWithdrawal } from './withdrawal/withdrawal.ts';

export interface ServerOptions {
  readonly database: OpenDatabase;
  /** Store for requests that name none. */
  readonly merchant: string;
  /** Public address of the shop, without a slash at its end. */
  readonly shopUrl: string;
  /** Folder for resized pictures; may be emptied at any time. */
  readonly pictureFolder: string;
  /** Whether pictures are resized when they come in, or only after a size was requested. */
  readonly makesPicturesAhead?: boolean;
  readonly encodePicture?: PictureEncoder;
  /** A bucket that shares resized pictures among machines. */
  readonly pictureBucket?: BucketSettings | undefined;
  /** AVIF files are the smallest, but encoding one takes a CPU core for about a second. */
  readonly makesAvif?: boolean;
  readonly mail?: MailSettings;
  readonly payments?: PaymentSettings;
  /** Key of the fingerprints; without it, one is created and stored in the database. */
  readonly secret?: string | undefined;
  /** Lifetime of a customer's access token; undefined: 15 minutes, for storefronts of other origins seven days. */
  readonly tokenMinutes?: number | undefined;
  /** Origins of other storefronts that mailed links may lead to. */
  readonly storefrontOrigins?: readonly string[];
  /** Limit of uncached searches and lists per network and minute; unlimited when missing. */
  readonly searchesPerMinute?: number | undefined;
  /** Limit of orders per network and hour, and per email address; unlimited when missing. */
  readonly ordersPerHour?: number | undefined;
  /** How new orders are numbered. */
  readonly orderNumbers?: OrderNumbers;
  /** Whether staff may sign in without https from other machines. */
  readonly adminOverHttp?: boolean;
  /** Refunds above this amount need the password again. */
  readonly confirmRefundsAbove?: number;
  /** Memory for cached responses. */
  readonly responseCacheBytes?: number;
  /** Memory for records that responses are made of. */
  readonly recordCacheBytes?: number;
  /** How long after the server listens its jobs begin, so that they do not delay the start; at once when missing. */
  readonly jobsAfterMs?: number;
  /** Instead of the database's clock. */
  readonly clock?: Clock;
}

export interface ShopServer {
  /** Whether the database is a restored copy, which sends no mails and takes no payments. */
  readonly isCopy: boolean;
  /** Whether the process that was started last on this database had another secret. */
  readonly hasNewSecret: boolean;
  readonly plugin: (app: FastifyInstance) => Promise<void>;
  /** Change events of data that shoppers see. */
  readonly changes: Changes;
  /** The time of the database. */
  readonly clock: Clock;
  readonly mails: Pick<Mails, 'mailboxPath' | 'hasTransport'>;
  readonly payments: Pick<Payments, 'methods'>;
  readonly orders: Pick<OrderReconciliationJob, 'reconcile'>;
  readonly redirects: RedirectFinder;
  readonly merchant: AdminApi;
  /** Whether staff can sign in at the shop's address: https, the own machine, or allowed by a setting. */
  readonly admitsStaff: boolean;
  /** A new link for the first owner; undefined when there is one. */
  createSetupLink(): Promise<string | undefined>;
  /** Counts and logs the error if it means that the database is unavailable, and says whether it does. */
  reportDatabaseFault: DatabaseFaultLog['report'];
  /** Figures for the metrics. */
  readFigures(): Promise<ServerFigures>;
  /** Ends the responses that have no end of their own. */
  endStreams(): void;
  close(): Promise<void>;
}

/** The whole context: every feature takes the part it needs. */
interface ShopContext extends HealthContext, CatalogContext, AccountContext, OrderContext {}

/** Every feature that stores personal data, in the order of the export. */
const createPersonalDataHandlers = (fingerprint: Fingerprint): readonly PersonalDataHandler[] => [
  cartPersonalData(fingerprint),
  ordersPersonalData,
  archivePersonalData,
  withdrawalPersonalData,
  mailPersonalData,
  preOrderPersonalData,
  contactPersonalData,
  newsletterPersonalData,
  alertsPersonalData,
  reviewsPersonalData,
  wishlistPersonalData,
];

const MEGABYTE = 1024 * 1024;

const CORS: FastifyCorsOptions = {
  origin: true,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  allowedHeaders: [
    'X-Auth-Token',
    'Content-Type',
    'Authorization',
    'Cache-Control',
    'X-Requested-With',
    'Idempotency-Key',
  ],
  strictPreflight: false,
  maxAge: 600,
};

export async function createServer(options: ServerOptions): Promise<ShopServer> {
  const {
    database,
    merchant,
    shopUrl,
    makesAvif = true,
    mail = {},
    tokenMinutes,
    storefrontOrigins = [],
    searchesPerMinute,
    ordersPerHour,
    orderNumbers = {},
    adminOverHttp = false,
    confirmRefundsAbove = 200,
  } = options;
  const { db, publicReads } = database;
  const time = options.clock ? { clock: options.clock } : await followDatabaseClock(database);
  const { clock } = time;
  const leadership = await database.lead();
  const delayed = options.jobsAfterMs === undefined ? undefined : leadLater(leadership);
  const jobs = new Jobs(clock, delayed ?? leadership);
  const responses = new TaggedCache<CachedResponse>({
    maxSize: options.responseCacheBytes ?? 64 * MEGABYTE,
    maxEntrySize: (3 * MEGABYTE) / 8,
    sizeOf: ({ body }) => 2 * body.length + 500,
    clock,
  });
  const databaseFaults = new DatabaseFaultLog();
  const changes = await subscribeToChanges(database);
  const listingMoments = new ListingMoments({ db, publicReads, clock, jobs, changes });
  const momentOf = (tags: readonly string[]) => (followsListings(tags) ? listingMoments.next() : undefined);
  const records = createCache({ maxSize: options.recordCacheBytes, clock, momentOf });
  const { cache, invalidate } = records;
  const rateLimiter = searchesPerMinute === undefined ? undefined : new InMemoryRateLimiter(searchesPerMinute, clock);
  const fingerprint = fingerprintWith(await findSecret(db, options.secret));
  const hasNewSecret = await noticeOtherSecret(db, fingerprint);
  const personalDataHandlers = createPersonalDataHandlers(fingerprint);
  changes.subscribe((tags) => {
    invalidate(tags);
    responses.invalidate(tags);
  });

  await startOrderNumbers(db, orderNumbers);
  const isCopy = await isRestoredCopy(db);
  const settings = isCopy ? { methods: [] } : (options.payments ?? {});
  const payments = await createPayments({ db, shopUrl, clock, settings, jobs });
  const orders = startOrderReconciliationJob({ db, clock, shopUrl, payments, jobs, isCopy });

  const findRequestedStore = (query: Record<string, string>) => findStore(db, cache, query.store ?? merchant);
  const createContext = async (query: Record<string, string>, base: BaseContext) => {
    const store = await findRequestedStore(query);
    const { language, isAll, key } = chooseLanguage(store, query.lang);
    base.tag('store');
    let moment: Date | null = null;
    const ctx: ShopContext = {
      ...base,
      tag: (...tags) => {
        base.tag(...tags);
        if (followsListings(tags)) base.validUntil(moment);
      },
      db: base.isPublic ? publicReads : db,
      primary: db,
      readDatabaseTime: database.readTime,
      store,
      language,
      allLanguages: isAll,
      now: clock(),
      shopUrl,
      fingerprint,
      tokenMinutes,
      storefrontOrigins,
      ordersPerHour,
      orderPrefix: orderNumbers.prefix ?? '',
      personalDataHandlers,
      cache,
      payments,
      log: orders.log,
      findByWords: (terms, others) => findByWords(ctx, terms, others),
    };
    const prepare = async () => {
      moment = await listingMoments.next();
    };
    return { ctx, key: `${store.code} ${key}`, prepare };
  };

  const identifyCustomer = async (caller: Caller, query: Record<string, string>) =>
    caller.header('authorization') ? identify(db, (await findRequestedStore(query)).id, caller, clock()) : null;

  const pictures = new PictureServer(db, jobs, {
    folder: options.pictureFolder,
    makesAhead: options.makesPicturesAhead ?? true,
    encode: options.encodePicture ?? encodePicture,
    bucket: options.pictureBucket,
  });
  changes.subscribe((tags) => {
    if (tags.has('everything')) pictures.lookForNew();
  });
  const retentionJob = startRetentionJob(
    { db: database.longRunning, clock, jobs },
    {
      sessions: deleteExpiredSessions,
      'staff sessions': deleteExpiredStaffData,
      'stock movements': mergeOldStockMovements,
      'bulk changes': deleteOldBulkJobs,
      pictures: deleteOldPictures,
      history: deleteOldHistory,
      'files for imports': deleteOldUploads,
      ...Object.fromEntries(
        personalDataHandlers.flatMap(({ subject, deleteExpired }) => (deleteExpired ? [[subject, deleteExpired]] : [])),
      ),
    },
  );
  const mails = await startMails({ db, clock, shopUrl, settings: mail, fingerprint, jobs, isCopy });
  changes.subscribe((tags) => {
    if (tags.has('mail') || tags.has('everything')) mails.kick();
  });
  const listingJob = startListingRefreshJob(db, clock, jobs);
  const importJob = startImportJob(database, merchant, jobs);
  const draftJob = startDraftJob({ db, merchant, shopUrl }, clock, jobs);
  const bulkJob = startBulkJob({ db, database, merchant, shopUrl, isOpen: true }, clock, jobs);
  const alertJob = startAlertJob({ db, clock, shopUrl }, jobs);
  changes.subscribe((tags) => {
    if (!jobs.areHere) return;
    if ([...tags].some((tag) => tag === 'everything' || tag.startsWith('product:'))) alertJob.kick();
  });
  let searchIndexing: Promise<void> | undefined;
  // The process that led before may still index the same products; the first one wins.
  jobs.whenHere(() => {
    searchIndexing ??= jobs.attempt('search index', async () =>
      searchOldProducts(database.longRunning, await findStores(db)),
    );
  });
  await hashCouponAddresses(db, fingerprint);

  const admitsStaff = adminOverHttp || isProtected(shopUrl);
  const createAdminContext = (): AdminContext => ({
    db,
    database,
    merchant,
    actor: 'command',
    language: 'en',
    isOpen: true,
    withdrawals: orderWithdrawals,
    shopUrl,
    payments,
    now: clock(),
    log: orders.log,
    findUnfinishedRun: () => findUnfinishedRun(db, merchant),
    mailbox: mails.mailboxPath && shopUrl + mails.mailboxPath,
  });
  const events = new EventHub({ changes, findOpenSessions: (ids) => findOpenSessions(db, ids, clock()) });
  const mountBackOffice = createBackOfficeMount({
    createAdminContext,
    findOwnStore: () => findStore(db, cache, merchant),
    clock,
    admitsStaff,
    largeAmount: confirmRefundsAbove,
    fingerprint,
    jobs,
    events,
    sendsMail: () => mails.hasTransport && mails.mailboxPath === undefined && !isCopy,
  });

  const plugin = async (app: FastifyInstance) => {
    jobs.logTo(app.log);
    if (delayed) app.addHook('onListen', async () => void setTimeout(delayed.begin, options.jobsAfterMs).unref());
    const mounted: MountedEndpoint[] = [];
    app.setErrorHandler(createErrorHandler(databaseFaults));
    // Accept only JSON: a form on another site can post plain text without a CORS preflight.
    app.removeContentTypeParser('text/plain');
    parseJsonBodies(app);
    await app.register(cors, {
      delegator: (request, choose) => choose(null, allowsOtherOrigins(request.url) ? CORS : { origin: false }),
    });
    const mount = createMount<ShopContext>({
      app,
      responses,
      rateLimiter,
      runAfterResponse: (work) => jobs.attempt('after a response', work),
      createContext,
      identify: identifyCustomer,
      preview: async (ctx, link, work) => {
        // The time of the request: a price of the draft begins now, and must not begin after it.
        const { now } = ctx;
        const productId = readPreviewToken(fingerprint, link, { storeId: ctx.store.id, now }) ?? refuse('link.invalid');
        const { withDraft } = await import('./catalogue-file/draft/drafts.ts');
        return withDraft(db, { merchant, shopUrl, now }, productId, (tx) => {
          // A transaction is never a replica, and nothing of it may be cached.
          const transaction = asDatabase(tx);
          return work({
            ...ctx,
            db: transaction,
            primary: transaction,
            readDatabaseTime: async () => now,
            cache: createCache().cache,
          });
        });
      },
      mounted,
    });
    mountStore(mount);
    mountCatalog(mount);
    mountContent(mount);
    mountReviews(mount);
    mountSearch(mount);
    mountCart(mount);
    mountAccount(mount);
    mountCheckout(mount);
    mountOrders(mount);
    mountArchive(mount);
    await orders.mount(app);
    mountPreOrder(mount);
    mountContact(mount);
    mountNewsletter(mount);
    mountAlerts(mount);
    mountWithdrawal(mount);
    mountWishlist(mount);
    mountBackOffice(app, mounted);
    app.addHook('preClose', async () => events.end());
    await mountOneClick(app, { db, clock, shopUrl });
    pictures.watch(app);
    mountFeed(app, {
      db: publicReads,
      clock,
      shopUrl,
      findStore: () => findStore(db, cache, merchant),
      nextMoment: () => listingMoments.next(),
    });
    mountMedia(app, db, pictures, makesAvif);
    mails.mount(app);
    payments.mount(app);
    mountApiDocs(app, mounted);
    mountInfo(app, jobs);
    for (const url of ['/api/*', '/static/*', '/actuator/*']) {
      app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: handleNotFound });
    }
  };

  return {
    plugin,
    isCopy,
    hasNewSecret,
    changes,
    clock,
    mails,
    payments,
    orders,
    redirects: createRedirectFinder(db, changes, async () => (await findStore(db, cache, merchant)).id),
    merchant: createAdminApi(createAdminContext),
    admitsStaff,
    createSetupLink: () => createSetupLink({ db, merchant, shopUrl, now: clock() }),
    readFigures: createFigures({ database, databaseFaults, responses, records, pictures, jobs, mails }),
    reportDatabaseFault: (error, log) => databaseFaults.report(error, log),
    endStreams: () => events.end(),
    close: async () => {
      await retentionJob.stop();
      await mails.stop();
      await orders.stop();
      await payments.close();
      await importJob.stop();
      await draftJob.stop();
      await bulkJob.stop();
      await listingJob.stop();
      await alertJob.stop();
      await searchIndexing;
      await pictures.close();
      if ('stop' in time) await time.stop();
      await leadership.resign();
      await database.close();
    },
  };
}
