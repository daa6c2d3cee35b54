// The only file that reads the environment. A setting that makes no sense stops the start with one line.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const root = join(import.meta.dirname, '../..');

const address = (protocols: RegExp, example: string) =>
  z
    .url({ protocol: protocols, error: `must be an address such as ${example}` })
    .transform((url) => url.replace(/\/+$/, ''));

const environment = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535, 'must be a port, from 0 to 65535').default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default(join(root, 'data')),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/shop').optional(),
  SHOP_URL: address(/^https?$/, 'https://shop.example').optional(),
  MERCHANT: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be a store code: letters, digits, - and _')
    .default('DEFAULT'),
  API_URL: address(/^https?$/, 'https://shopizer.example').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@mail.example:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address such as Shop <hello@shop.example>')
    .optional(),
  GEOCODING_URL: address(/^https?$/, 'https://maps.googleapis.com/maps/api/geocode/json').optional(),
  GEOCODING_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  INIT_CWD: z.string().optional(),
});

export interface Geocoding {
  readonly url: string;
  readonly key: string | null;
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The public address: where links in answers and mails lead. */
  readonly shopUrl: string;
  readonly merchant: string;
  readonly apiUrl: string | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined };
  /** The service that turns a shopper's position into an address. */
  readonly geocoding: Geocoding | undefined;
  readonly logLevel: string;
  /** Where the command was typed. */
  readonly callerFolder: string;
}

export function readEnvironment(): Settings {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // An empty line in .env means the same as no line.
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`The setting ${String(issue?.path[0])} ${issue?.message}`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, SHOP_URL, MERCHANT, API_URL, SMTP_URL, MAIL_FROM, LOG_LEVEL, INIT_CWD } =
    result.data;
  const { GEOCODING_URL, GEOCODING_KEY } = result.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    shopUrl: SHOP_URL ?? `http://localhost:${PORT}`,
    merchant: MERCHANT,
    apiUrl: API_URL,
    mail: { smtpUrl: SMTP_URL, from: MAIL_FROM },
    geocoding: GEOCODING_URL ? { url: GEOCODING_URL, key: GEOCODING_KEY ?? null } : undefined,
    logLevel: LOG_LEVEL,
    callerFolder: INIT_CWD ?? process.cwd(),
  };
}
