// THE SHOP: a Fastify plugin that keeps every promise of the contract, on whatever database it is given.
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { mountAccount } from './account/account-routes.ts';
import { dropExpired } from './account/drop-expired.ts';
import { identify } from './account/identify.ts';
import { alertsKeeper } from './alerts/alerts.ts';
import { mountAlerts } from './alerts/alerts-routes.ts';
import { keepTelling } from './alerts/tell-alerts.ts';
import { cartKeeper, hashCouponAddresses } from './cart/cart.ts';
import { mountCart } from './cart/cart-routes.ts';
import { expireMovements } from './catalog/catalog.ts';
import { mountCatalog } from './catalog/catalog-routes.ts';
import { keepListingsCurrent } from './catalog/keep-listings-current.ts';
import { mountCheckout } from './checkout/checkout-routes.ts';
import { contactKeeper } from './contact/contact.ts';
import { mountContact } from './contact/contact-routes.ts';
import { mountContent } from './content/content-routes.ts';
import { mailKeeper } from './mail/mail.ts';
import { type MailSettings, type Mails, startMails } from './mail/start-mails.ts';
import { mountMedia } from './media/media-routes.ts';
import { PictureShelf } from './media/picture-shelf.ts';
import { type MerchantDoor, merchantDoor } from './merchant-door.ts';
import { newsletterKeeper } from './newsletter/newsletter.ts';
import { mountNewsletter } from './newsletter/newsletter-routes.ts';
import { mountOneClick } from './newsletter/one-click.ts';
import { lookAfterOrders, type OrdersAtWork } from './orders/look-after-orders.ts';
import { type OrdersVisit, orderKeeper } from './orders/orders.ts';
import { mountOrders } from './orders/orders-routes.ts';
import { createPayments, type PaymentSettings, type Payments } from './payments/payments.ts';
import { type Changes, followChanges } from './platform/changes.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { followDatabaseClock } from './platform/database-clock.ts';
import { FairUse } from './platform/fair-use.ts';
import { mountApiDocs } from './platform/http/api-docs.ts';
import { handleError, handleNotFound } from './platform/http/error-handler.ts';
import type { KeptAnswer } from './platform/http/kept-answer.ts';
import { type Caller, createMount, type MountedEndpoint, type Visit } from './platform/http/mount.ts';
import { mountInfo } from './platform/http/mount-info.ts';
import { parseJsonBodies } from './platform/http/parse-json.ts';
import { Jobs } from './platform/jobs.ts';
import { keepTidy } from './platform/keep-tidy.ts';
import { type Fingerprint, findSecret, fingerprintWith } from './platform/secret.ts';
import { TaggedCache } from './platform/tagged-cache.ts';
import { preOrderKeeper } from './preorder/preorder.ts';
import { mountPreOrder } from './preorder/preorder-routes.ts';
import { reviewsKeeper } from './reviews/reviews.ts';
import { mountReviews } from './reviews/reviews-routes.ts';
import { findByWords, searchOldProducts } from './search/search.ts';
import { mountSearch } from './search/search-routes.ts';
import { chooseLanguage, createRecall, type DataKeeper, findStore, findStores } from './store/store.ts';
import { mountStore } from './store/store-routes.ts';
import { wishlistKeeper } from './wishlist/wishlist.ts';
import { mountWishlist } from './wishlist/wishlist-routes.ts';
import { withdrawalKeeper } from './withdrawal/withdrawal.ts';
import { mountWithdrawal } from './withdrawal/withdrawal-routes.ts';

export { type Demand, listDemand } from './alerts/alerts.ts';
export { fillDemoShop } from './catalogue-file/fill-demo-shop.ts';
export { type ContactMessage, listMessages } from './contact/contact.ts';
export type { MerchantDoor } from './merchant-door.ts';
export { listReaders, type NewsletterReader } from './newsletter/newsletter.ts';
export { openMerchant } from './open-merchant.ts';
export type { MerchantOrder, OrderSummary } from './orders/merchant-orders.ts';
export type { RefundSummary } from './orders/merchant-view.ts';
export { checkPayments, type PaymentSettings } from './payments/payments.ts';
export type { OpenDatabase } from './platform/database/database.ts';
export { migrate } from './platform/database/migrate.ts';
export { openDatabase } from './platform/database/open-database.ts';
export { Refusal } from './platform/refusal.ts';
export { StartError } from './platform/start-error.ts';
export { type Invited, invitePreOrders, listPreOrders, type PreOrderQueue } from './preorder/preorder.ts';
export type { ReviewSheet } from './reviews/reviews.ts';
export { listMisses, type SearchMiss } from './search/search.ts';
export { listWithdrawals, type ReceivedWithdrawal } from './withdrawal/withdrawal.ts';

export interface ServerOptions {
  readonly database: OpenDatabase;
  /** Store for requests that name none. */
  readonly merchant: string;
  /** Public address of the shop, without a slash at its end. */
  readonly shopUrl: string;
  /** Folder for pictures in the sizes browsers want; may be emptied at any time. */
  readonly pictureFolder: string;
  /** AVIF is the smallest, and takes a core for a second for each picture. */
  readonly makesAvif?: boolean;
  readonly mail?: MailSettings;
  readonly payments?: PaymentSettings;
  /** For fingerprints nobody else can make; without it one is made up and kept in the database. */
  readonly secret?: string | undefined;
  /** How long a customer's token opens private endpoints. */
  readonly tokenMinutes?: number;
  /** How many searches and lists that are not kept one network may ask for in a minute; any number when missing. */
  readonly searchesPerMinute?: number | undefined;
  /** How many orders one network may place in an hour; with it, also one address. Any number when missing. */
  readonly ordersPerHour?: number | undefined;
  /** Instead of the database's clock. */
  readonly clock?: Clock;
}

export interface ShopServer {
  readonly plugin: (app: FastifyInstance) => Promise<void>;
  /** News of what shoppers see differently from now on. */
  readonly changes: Changes;
  readonly mails: Pick<Mails, 'mailboxPath' | 'moving'>;
  readonly payments: Pick<Payments, 'methods'>;
  readonly orders: Pick<OrdersAtWork, 'reconcile'>;
  readonly merchant: MerchantDoor;
  close(): Promise<void>;
}

/** Whoever keeps something about customers, in the order in which they are asked. */
const createDataKeepers = (fingerprint: Fingerprint): readonly DataKeeper[] => [
  cartKeeper(fingerprint),
  orderKeeper,
  withdrawalKeeper,
  mailKeeper,
  preOrderKeeper,
  contactKeeper,
  newsletterKeeper,
  alertsKeeper,
  reviewsKeeper,
  wishlistKeeper,
];

const MEGABYTE = 1024 * 1024;

/** What storefronts on other origins use; scripts of other sites can read nothing else. */
const FOR_OTHER_ORIGINS = /^\/(api|actuator)\//;
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
    pictureFolder,
    makesAvif = true,
    mail = {},
    tokenMinutes = 15,
    searchesPerMinute,
    ordersPerHour,
  } = options;
  const { db } = database;
  const time = options.clock ? { clock: options.clock } : await followDatabaseClock(database);
  const { clock } = time;
  const jobs = new Jobs(clock);
  const answers = new TaggedCache<KeptAnswer>({
    maxSize: 64 * MEGABYTE,
    maxEntrySize: (3 * MEGABYTE) / 8,
    sizeOf: ({ body }) => 2 * body.length + 500,
  });
  const { recall, invalidate } = createRecall();
  const fairUse = searchesPerMinute === undefined ? undefined : new FairUse(searchesPerMinute, clock);
  const fingerprint = fingerprintWith(await findSecret(db, options.secret));
  const dataKeepers = createDataKeepers(fingerprint);
  const changes = await followChanges(database);
  changes.subscribe((tags) => {
    invalidate(tags);
    answers.invalidate(tags);
  });

  const payments = await createPayments({ db, shopUrl, clock, settings: options.payments ?? {}, jobs });
  const orders = lookAfterOrders({ db, clock, shopUrl, payments, jobs });

  const storeOf = (query: Record<string, string>) => findStore(db, recall, query.store ?? merchant);
  const enter = async (query: Record<string, string>, answer: Visit) => {
    const store = await storeOf(query);
    const language = chooseLanguage(store, query.lang === '_all' ? undefined : query.lang);
    answer.tag('store');
    const visit: OrdersVisit = {
      ...answer,
      db,
      readDatabaseTime: database.readTime,
      store,
      language,
      now: clock(),
      shopUrl,
      fingerprint,
      tokenMinutes,
      ordersPerHour,
      dataKeepers,
      recall,
      payments,
      log: orders.log,
      findByWords: (words) => findByWords(visit, words),
    };
    return { visit, key: `${store.code} ${language}` };
  };

  const identifyIn = async (caller: Caller, query: Record<string, string>) =>
    caller.header('authorization') ? identify(db, (await storeOf(query)).id, caller, clock()) : null;

  const shelf = new PictureShelf(pictureFolder);
  const tidying = keepTidy(
    { db: database.longRunning, clock, jobs },
    {
      sessions: dropExpired,
      'stock movements': expireMovements,
      ...Object.fromEntries(
        dataKeepers.flatMap(({ subject, deleteExpired }) => (deleteExpired ? [[subject, deleteExpired]] : [])),
      ),
    },
  );
  const mails = await startMails({ db, clock, shopUrl, settings: mail, fingerprint, jobs });
  changes.subscribe((tags) => {
    if (tags.has('mail') || tags.has('everything')) mails.kick();
  });
  const listings = keepListingsCurrent(db, clock, jobs);
  const telling = keepTelling({ db, clock, shopUrl }, jobs);
  changes.subscribe((tags) => {
    if ([...tags].some((tag) => tag === 'everything' || tag.startsWith('product:'))) telling.kick();
  });
  // Another process may be at the same work; whoever is first has done it.
  const searchable = jobs.attempt('search index', async () =>
    searchOldProducts(database.longRunning, await findStores(db)),
  );
  await hashCouponAddresses(db, fingerprint);

  const plugin = async (app: FastifyInstance) => {
    jobs.logTo(app.log);
    const mounted: MountedEndpoint[] = [];
    app.setErrorHandler(handleError);
    // Only JSON: a form on another site can post plain text without asking first.
    app.removeContentTypeParser('text/plain');
    parseJsonBodies(app);
    await app.register(cors, {
      delegator: (request, choose) => choose(null, FOR_OTHER_ORIGINS.test(request.url) ? CORS : { origin: false }),
    });
    const mount = createMount<OrdersVisit>({
      app,
      answers,
      fairUse,
      runAfterwards: (work) => jobs.attempt('after an answer', work),
      enter,
      identify: identifyIn,
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
    await orders.mount(app);
    mountPreOrder(mount);
    mountContact(mount);
    mountNewsletter(mount);
    mountAlerts(mount);
    mountWithdrawal(mount);
    mountWishlist(mount);
    await mountOneClick(app, { db, clock, shopUrl });
    mountMedia(app, db, shelf, makesAvif);
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
    changes,
    mails,
    payments,
    orders,
    merchant: merchantDoor(() => ({ db, merchant, shopUrl, payments, now: clock(), log: orders.log })),
    close: async () => {
      await tidying.stop();
      await mails.stop();
      await orders.stop();
      await payments.close();
      await listings.stop();
      await telling.stop();
      await searchable;
      await shelf.close();
      if ('stop' in time) await time.stop();
      await database.close();
    },
  };
}
