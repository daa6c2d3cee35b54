// The only file that reads environment variables. An invalid setting stops the start with one line.
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { BucketSettings, PaymentSettings } from '@vitrine/server';
import { z } from 'zod';
import type { LogFormat } from './monitoring/log-output.ts';
import type { TraceCollector } from './monitoring/span-recorder.ts';
import type { ServiceSettings } from './service-manager.ts';
import { address, databaseAddress, isOrigin, mailAddress, shopAddress } from './setting-addresses.ts';
import { StartError } from './start-error.ts';

const root = join(import.meta.dirname, '../..');

/** `a, b,c` → a, b and c. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

/** `a=b,c=%20d` → { a: 'b', c: ' d' }. */
const pairs = z
  .string()
  .regex(
    /^\s*[\w-]+=([^,%]|%[\da-f]{2})*(,\s*[\w-]+=([^,%]|%[\da-f]{2})*)*$/i,
    'must be pairs such as authorization=Basic%20abc',
  )
  .transform((text) =>
    Object.fromEntries(text.split(',').map((pair) => pair.trim().split(/=(.*)/s, 2).map(decodeURIComponent))),
  );

/** Addresses or networks of proxies. */
const proxies = list.refine(
  (parts) => parts.every(isNetwork),
  'must be IP addresses or networks such as 127.0.0.1,10.0.0.0/8',
);

function isNetwork(text: string): boolean {
  const [address = '', size] = text.split('/', 2);
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return bits > 0 && (size === undefined || (/^\d{1,3}$/.test(size) && Number(size) <= bits));
}

/** Scheme, host and port of other storefronts, without a path. */
const origins = list.refine(
  (parts) => parts.every(isOrigin),
  'must be origins such as https://store.example,http://localhost:4000',
);

/** Origins for the content security policy, which would read other characters in a host name as its own. */
const pictureOrigins = list.refine(
  (parts) => parts.every(isPictureOrigin),
  'must be https origins such as https://cdn.example,https://pictures.example:8443',
);

function isPictureOrigin(text: string): boolean {
  const { protocol = '', hostname = '', origin } = URL.parse(text) ?? {};
  const isLocal = protocol === 'http:' && /^(localhost|127\.[\d.]+)$/.test(hostname);
  return origin === text && (protocol === 'https:' || isLocal) && /^[\w.-]+$/.test(hostname);
}

const EVERY_ADDRESS = ['0.0.0.0', '::'];

const isStrongSecret = (secret: string): boolean =>
  secret.length >= 32 && new Set(secret).size >= 10 && !/secret|password|change.?me|default|example/i.test(secret);

const environment = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(65_535, 'must be a port number from 0 to 65535')
    .default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default(join(root, 'data')),
  AVIF: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  PICTURE_SIZES: z.enum(['ahead', 'requested'], 'must be ahead or requested').default('ahead'),
  PICTURES_URL: address(/^https?$/, 'https://s3.example/bucket').optional(),
  PICTURES_KEY_ID: z.string().optional(),
  PICTURES_SECRET_KEY: z.string().optional(),
  PICTURES_REGION: z.string().optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_LISTEN_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be from 1 to 1000')
    .max(1000, 'must be from 1 to 1000')
    .default(10),
  CACHE_MB: z.coerce
    .number('must be a number')
    .int()
    .min(8, 'must be from 8 to 65536')
    .max(65_536, 'must be from 8 to 65536')
    .default(192),
  MIGRATE: z.enum(['yes', 'no'], 'must be yes or no').default('yes'),
  DRAIN_SECONDS: z.coerce
    .number('must be a number')
    .min(0, 'must be from 0 to 600')
    .max(600, 'must be from 0 to 600')
    .default(0),
  SHOP_URL: shopAddress.optional(),
  DEMO: z.enum(['yes', 'no'], 'must be yes or no').optional(),
  MERCHANT: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be a store code: letters, digits, - and _')
    .default('DEFAULT'),
  API_URL: address(/^https?$/, 'https://shopizer.example').optional(),
  PICTURE_ORIGINS: pictureOrigins.optional(),
  GEOCODING_URL: address(/^https?$/, 'https://maps.googleapis.com/maps/api/geocode/json').optional(),
  GEOCODING_KEY: z.string().optional(),
  SMTP_URL: mailAddress.optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an email address such as Shop <hello@shop.example>')
    .optional(),
  PAYMENTS: list.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key of Stripe (sk_… or rk_…), not the publishable key (pk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be a signing secret of Stripe (whsec_…)')
    .optional(),
  STRIPE_API_URL: address(/^https?$/, 'https://api.stripe.com').optional(),
  BANK_ACCOUNT: z.string().optional(),
  ALLOW_TEST_PAYMENTS: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  LOG_FORMAT: z.enum(['json', 'text'], 'must be json or text').optional(),
  LOG_SAMPLE: z.coerce
    .number('must be a number')
    .min(0, 'must be from 0 to 1')
    .max(1, 'must be from 0 to 1')
    .default(1),
  METRICS_PORT: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(65_535, 'must be a port number from 0 to 65535')
    .optional(),
  METRICS_HOST: z.string().default('localhost'),
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], 'must be true or false').default('false'),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://localhost:4318').optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address(/^https?$/, 'http://localhost:4318/v1/traces').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json', 'http/protobuf'], 'must be http/json').default('http/json'),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_SERVICE_NAME: z.string().default('vitrine'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number')
    .min(0, 'must be from 0 to 1')
    .max(1, 'must be from 0 to 1')
    .default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  SECRET: z
    .string()
    .refine(isStrongSecret, 'must be at least 32 random characters, for example the output of: openssl rand -base64 32')
    .optional(),
  TOKEN_MINUTES: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be from 1 to 20160')
    .max(20_160, 'must be from 1 to 20160')
    .optional(),
  STOREFRONT_ORIGINS: origins.optional(),
  SEARCHES_PER_MINUTE: z.coerce.number('must be a number').int().min(0, 'must be 0 or more').default(600),
  PAGES_PER_MINUTE: z.coerce.number('must be a number').int().min(0, 'must be 0 or more').default(300),
  ORDERS_PER_HOUR: z.coerce.number('must be a number').int().min(0, 'must be 0 or more').default(30),
  ORDER_PREFIX: z
    .string()
    .regex(/^[\p{L}\d][\p{L}\d./-]{0,11}$/u, 'must be up to 12 letters, digits, dots, dashes or slashes')
    .optional(),
  ORDER_START: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be from 1 to 1000000000')
    .max(1_000_000_000, 'must be from 1 to 1000000000')
    .default(10_001),
  ADMIN_OVER_HTTP: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  CONFIRM_REFUNDS_ABOVE: z.coerce.number('must be a number').min(0, 'must be 0 or more').default(200),
  HSTS_SUBDOMAINS: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  TRUST_PROXY: proxies.optional(),
  INIT_CWD: z.string().optional(),
  npm_lifecycle_event: z.string().optional(),
  // systemd sets these: the socket for messages, their interval, and the process that sends them.
  NOTIFY_SOCKET: z.string().optional(),
  WATCHDOG_USEC: z.coerce.number('must be a number').positive().optional(),
  WATCHDOG_PID: z.coerce.number('must be a number').optional(),
});

export interface Geocoding {
  readonly url: string;
  readonly key: string | null;
}

export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly makesAvif: boolean;
  /** Whether pictures are resized when they come in, or only after a size was requested. */
  readonly makesPicturesAhead: boolean;
  /** A bucket that shares resized pictures among machines. */
  readonly pictureBucket: BucketSettings | undefined;
  readonly databaseUrl: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` leads to a connection pooler. */
  readonly databaseListenUrl: string | undefined;
  /** A read replica of `databaseUrl`. */
  readonly databaseReadUrl: string | undefined;
  readonly databasePool: number;
  /** Memory for rendered pages, for responses of the API and for the records they are made of. */
  readonly cache: { readonly pageBytes: number; readonly responseBytes: number; readonly recordBytes: number };
  /** Whether missing migrations are applied at the start, or stop it. */
  readonly migrates: boolean;
  /** How long requests are still served after the stop signal, so that a load balancer can react. */
  readonly drainMs: number;
  /** Whether the shop was started by `npm start` and must end with it. */
  readonly startedByNpm: boolean;
  /** Set when systemd waits for word from the shop; undefined otherwise. */
  readonly service: ServiceSettings | undefined;
  /** Public URL of the shop, used for links in responses and mails. */
  readonly shopUrl: string;
  readonly storeCode: string;
  /** Whether a new database is filled with the demo shop; undefined means only an embedded one. */
  readonly demo: boolean | undefined;
  readonly apiUrl: string | undefined;
  /** Origins whose pictures pages may show, besides our own and that of `apiUrl`. */
  readonly pictureOrigins: readonly string[];
  /** The service that turns a shopper's position into an address. */
  readonly geocoding: Geocoding | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined };
  readonly payments: PaymentSettings;
  readonly logLevel: string;
  readonly logFormat: LogFormat;
  /** Which share of the requests that succeed is logged. */
  readonly logSample: number;
  /** Where the metrics are served; undefined serves none. */
  readonly metrics: MetricsPlace | undefined;
  /** Where spans of requests are sent; undefined records none. */
  readonly traces: TraceCollector | undefined;
  readonly secret: string | undefined;
  /** undefined: 15 minutes, for storefronts of other origins seven days. */
  readonly tokenMinutes: number | undefined;
  /** Origins of other storefronts that mailed links may lead to. */
  readonly storefrontOrigins: readonly string[];
  /** Per network; undefined means unlimited. */
  readonly searchesPerMinute: number | undefined;
  /** Rendered (uncached) pages per network; undefined means unlimited. */
  readonly pagesPerMinute: number | undefined;
  /** Orders per network; undefined means unlimited. */
  readonly ordersPerHour: number | undefined;
  /** Prefix and lowest number of new orders. */
  readonly orderNumbers: { readonly prefix: string; readonly start: number };
  /** Whether staff may use the back office without https from other machines. */
  readonly staffOverHttp: boolean;
  /** Refunds above this amount, in the currency of the store, need the password again. */
  readonly confirmRefundsAbove: number;
  /** Whether browsers must use https for the shop's subdomains as well. */
  readonly hstsSubdomains: boolean;
  /** Proxies whose X-Forwarded headers are trusted; undefined trusts none. */
  readonly trustProxy: string[] | undefined;
  /** Working directory of the command. */
  readonly callerFolder: string;
}

export function readEnvironment(): Settings {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // An empty line in .env means the same as no line.
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const [misspelt] = findMisspelt(Object.keys(given), Object.keys(environment.shape));
  if (misspelt) throw new StartError(`There is no setting ${misspelt.name}. Did you mean ${misspelt.meant}?`);
  const result = environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`The setting ${String(issue?.path[0])} ${issue?.message}`);
  }
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    makesAvif: data.AVIF === 'yes',
    makesPicturesAhead: data.PICTURE_SIZES === 'ahead',
    pictureBucket: readBucket(data),
    databaseUrl: data.DATABASE_URL,
    databaseListenUrl: data.DATABASE_LISTEN_URL,
    databaseReadUrl: data.DATABASE_READ_URL,
    databasePool: data.DATABASE_POOL,
    cache: shareCache(data.CACHE_MB * 1024 * 1024),
    migrates: data.MIGRATE === 'yes',
    drainMs: data.DRAIN_SECONDS * 1000,
    startedByNpm: data.npm_lifecycle_event === 'start',
    service: readService(data),
    shopUrl: data.SHOP_URL ?? `http://localhost:${data.PORT}`,
    storeCode: data.MERCHANT,
    demo: data.DEMO === undefined ? undefined : data.DEMO === 'yes',
    apiUrl: data.API_URL,
    pictureOrigins: data.PICTURE_ORIGINS ?? [],
    geocoding: data.GEOCODING_URL ? { url: data.GEOCODING_URL, key: data.GEOCODING_KEY ?? null } : undefined,
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM },
    payments: readPayments(data),
    logLevel: data.LOG_LEVEL,
    logFormat: data.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json'),
    logSample: data.LOG_SAMPLE,
    traces: readTraces(data),
    metrics: readMetricsPlace(data),
    secret: data.SECRET,
    tokenMinutes: data.TOKEN_MINUTES,
    storefrontOrigins: data.STOREFRONT_ORIGINS ?? [],
    searchesPerMinute: data.SEARCHES_PER_MINUTE || undefined,
    pagesPerMinute: data.PAGES_PER_MINUTE || undefined,
    ordersPerHour: data.ORDERS_PER_HOUR || undefined,
    orderNumbers: { prefix: data.ORDER_PREFIX ?? '', start: data.ORDER_START },
    staffOverHttp: data.ADMIN_OVER_HTTP === 'yes',
    confirmRefundsAbove: data.CONFIRM_REFUNDS_ABOVE,
    hstsSubdomains: data.HSTS_SUBDOMAINS === 'yes',
    trustProxy: data.TRUST_PROXY,
    callerFolder: data.INIT_CWD ?? process.cwd(),
  };
}

function readService(given: z.output<typeof environment>): ServiceSettings | undefined {
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC: watchdog, WATCHDOG_PID: watched = process.pid } = given;
  if (socket === undefined) return undefined;
  return { watchdogMs: watchdog !== undefined && watched === process.pid ? watchdog / 1000 : undefined };
}

/** Pages take more room than the responses they are made of. */
function shareCache(bytes: number): Settings['cache'] {
  const quarter = Math.floor(bytes / 4);
  return { pageBytes: bytes - 2 * quarter, responseBytes: quarter, recordBytes: quarter };
}

/** Names in .env that are no settings. */
export function findUnknownNames(): string[] {
  const file = join(root, '.env');
  if (!existsSync(file)) return [];
  return Object.keys(parseEnv(readFileSync(file, 'utf8'))).filter((name) => !(name in environment.shape));
}

function readBucket(given: z.output<typeof environment>): BucketSettings | undefined {
  const { PICTURES_URL: url, PICTURES_KEY_ID: keyId, PICTURES_SECRET_KEY: secretKey, PICTURES_REGION: region } = given;
  if (url === undefined) return undefined;
  if (keyId === undefined || secretKey === undefined)
    throw new StartError('The setting PICTURES_URL needs PICTURES_KEY_ID and PICTURES_SECRET_KEY');
  return { url, keyId, secretKey, region };
}

/** The metrics listen first, so that the shop would blame its own port. */
function readMetricsPlace(given: z.output<typeof environment>): MetricsPlace | undefined {
  const { PORT: shopPort, HOST: shopHost, METRICS_PORT: port, METRICS_HOST: host } = given;
  if (port === undefined) return undefined;
  const meets = host === shopHost || [host, shopHost].some((one) => EVERY_ADDRESS.includes(one));
  if (port === shopPort && port !== 0 && meets)
    throw new StartError(`The setting METRICS_PORT is ${port}, as PORT is: set it to another port`);
  return { host, port };
}

function readTraces(given: z.output<typeof environment>): TraceCollector | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: tracesEndpoint } = given;
  const url = tracesEndpoint ?? (endpoint && `${endpoint}/v1/traces`);
  const isOff = given.OTEL_SDK_DISABLED === 'true' || given.OTEL_TRACES_EXPORTER === 'none';
  if (url === undefined || isOff) return undefined;
  return {
    url,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: given.OTEL_SERVICE_NAME,
    share: given.OTEL_TRACES_SAMPLER_ARG,
  };
}

function readPayments(given: z.output<typeof environment>): PaymentSettings {
  return {
    methods: given.PAYMENTS,
    allowTest: given.ALLOW_TEST_PAYMENTS === 'yes',
    stripe: {
      secretKey: given.STRIPE_SECRET_KEY,
      webhookSecret: given.STRIPE_WEBHOOK_SECRET,
      apiUrl: given.STRIPE_API_URL,
    },
    bankAccount: given.BANK_ACCOUNT,
  };
}

// Finds names of settings that are probably misspelt. Other programs' variables are in the same environment, so only names
// that differ from a setting by one letter are taken for one.

const MIN_LENGTH = 6;

interface MisspeltName {
  readonly name: string;
  readonly meant: string;
}

export function findMisspelt(names: readonly string[], settings: readonly string[]): MisspeltName[] {
  const known = new Set(settings);
  return names.flatMap((name) => {
    if (known.has(name) || name.length < MIN_LENGTH) return [];
    const meant = settings.find((setting) => setting.length >= MIN_LENGTH && differsByOne(name.toUpperCase(), setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

/** Whether one letter is missing, added, replaced or swapped with its neighbour, or only the case differs. */
function differsByOne(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA === restB) return true;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwapped || restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1);
}
