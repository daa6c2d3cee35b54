// Asks everything the shop depends on: disk, database, mail server, Stripe, the shop's own address and its proxy.
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PostgresFacts } from '@vitrine/server/doctor.ts';
import type { Settings } from '../environment.ts';
import type { ProxyFacts } from '../health-routes.ts';
import { closedText, findClosedFiles, openAgain } from '../own-files.ts';
import { bad, doubtful, type Finding, good, reasonOf } from './finding.ts';
import { judgeDatabase, judgeReplica } from './judge-database.ts';

const TIMEOUT_MS = 5000;
const MEGABYTE = 1024 * 1024;
const LITTLE_SPACE_MB = 1024;

export async function* examine(settings: Settings): AsyncGenerator<Finding> {
  yield* examineDisk(settings);
  yield* await examineDatabase(settings);
  yield* await examineMail(settings);
  yield* await examineStripe(settings);
  yield* await examineAddress(settings);
}

function examineDisk({ dataDir }: Settings): Finding[] {
  let folder = resolve(dataDir);
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
  if (!statSync(folder).isDirectory())
    return [bad('data', `${dataDir} is a file`, 'set DATA_DIR to a writable folder')];
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    return [bad('data', `${dataDir} cannot be written: ${reasonOf(error)}`, 'set DATA_DIR to a writable folder')];
  }
  const closed = findClosedFiles(dataDir);
  const [first] = closed;
  if (first) return [bad('data', `${closed.length} files below ${dataDir}: ${closedText(first)}`, openAgain(dataDir))];
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.round((bavail * bsize) / MEGABYTE);
  const text = `${dataDir} can be written, ${free.toLocaleString('en')} MB free`;
  return [
    free < LITTLE_SPACE_MB ? doubtful('data', text, 'make room: pictures and the database grow') : good('data', text),
  ];
}

async function examineDatabase({
  databaseUrl,
  databaseListenUrl,
  databaseReadUrl,
  databasePool,
  migrates,
  secret,
}: Settings): Promise<Finding[]> {
  if (databaseUrl === undefined) return [];
  const { inspectPostgres } = await import('@vitrine/server/doctor.ts');
  const isPooled = databaseListenUrl !== undefined;
  let facts: PostgresFacts;
  try {
    facts = await inspectPostgres(databaseUrl, { isPooled, secret });
  } catch (error) {
    return [await domainErrorOf(error, 'DATABASE_URL')];
  }
  try {
    // A pooler hides PostgreSQL's own settings.
    if (isPooled) facts = await inspectPostgres(databaseListenUrl, { secret });
  } catch (error) {
    return [await domainErrorOf(error, 'DATABASE_LISTEN_URL')];
  }
  const findings = judgeDatabase(facts, { now: new Date(), databasePool, migrates });
  return databaseReadUrl === undefined
    ? findings
    : [...findings, await examineReplica(databaseReadUrl, facts, isPooled)];
}

async function domainErrorOf(error: unknown, setting: string): Promise<Finding> {
  const { isPoolerError } = await import('@vitrine/server/doctor.ts');
  return isPoolerError(error)
    ? bad(
        'database',
        `${setting} leads to a connection pooler`,
        'set DATABASE_LISTEN_URL to the address of PostgreSQL itself',
      )
    : bad(
        'database',
        `refuses: ${reasonOf(error)}`,
        `check ${setting}, or grant the role what docs/operation.md lists`,
      );
}

/** The shop runs without its replica, so nothing here keeps it from starting. */
async function examineReplica(url: string, primary: PostgresFacts, isPooled: boolean): Promise<Finding> {
  const { inspectPostgres } = await import('@vitrine/server/doctor.ts');
  try {
    return judgeReplica(await inspectPostgres(url, { isPooled }), primary);
  } catch (error) {
    return doubtful('replica', `refuses: ${reasonOf(error)}`, 'check DATABASE_READ_URL; the primary answers all reads');
  }
}

async function examineMail({ mail: { smtpUrl } }: Settings): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const { checkSmtp, sendsPasswordOpenly } = await import('@vitrine/server/doctor.ts');
  try {
    await checkSmtp(smtpUrl, TIMEOUT_MS);
    if (await sendsPasswordOpenly(smtpUrl, TIMEOUT_MS))
      return [
        doubtful('mail', 'the password reaches the mail server unencrypted', 'use smtps://, or a server with STARTTLS'),
      ];
    return [good('mail', 'the mail server accepts the connection and the password')];
  } catch (error) {
    return [bad('mail', `the mail server refuses: ${reasonOf(error)}`, 'check SMTP_URL')];
  }
}

async function examineStripe({ payments, shopUrl }: Settings): Promise<Finding[]> {
  const { secretKey, apiUrl } = payments.stripe ?? {};
  if (secretKey === undefined) return [];
  const { inspectStripe, stripeWebhookUrl } = await import('@vitrine/server/doctor.ts');
  const webhookUrl = stripeWebhookUrl(shopUrl);
  const { answer, webhook, reason } = await inspectStripe({ secretKey, apiUrl, shopUrl, timeoutMs: TIMEOUT_MS });
  if (answer === 'refused') return [bad('Stripe', 'does not know the key', 'check STRIPE_SECRET_KEY')];
  if (answer === 'unreachable') return [doubtful('Stripe', `does not answer: ${reason}`, 'check the network')];
  if (answer === 'unexpected') return [doubtful('Stripe', reason ?? '', 'try again later')];
  if (webhook === 'unknown')
    return [doubtful('Stripe', 'the key may not list webhooks', `check in the dashboard that ${webhookUrl} is one`)];
  if (webhook === 'enabled') return [good('Stripe', 'knows the key and the webhook')];
  return [bad('Stripe', 'has no enabled webhook for this shop', `add ${webhookUrl} in the dashboard`)];
}

/** The shop may not run yet, so an address that does not answer is no error. */
async function examineAddress({ shopUrl, trustProxy }: Settings): Promise<Finding[]> {
  try {
    const { response, body } = await askShop<{ status?: string }>(shopUrl, '/actuator/health/liveness');
    if (response.status === 403)
      return [
        doubtful(
          'address',
          `${shopUrl}/actuator/ may not be read from here`,
          'run the doctor where the proxy allows it (deploy/nginx.conf: its own machine)',
        ),
      ];
    if (!response.ok || body?.status !== 'UP')
      return [
        bad('address', `${shopUrl} answers ${response.status}, and not as this shop`, 'check the proxy and SHOP_URL'),
      ];
    const found = good('address', `the shop answers at ${shopUrl}`);
    return trustProxy === undefined ? [found] : [found, await examineProxy(shopUrl)];
  } catch (error) {
    return [
      doubtful(
        'address',
        `nothing answers at ${shopUrl}: ${reasonOf(error)}`,
        'start the shop, or check proxy and DNS',
      ),
    ];
  }
}

/** The running shop says how a request to its public address has reached it. */
async function examineProxy(shopUrl: string): Promise<Finding> {
  const { response, body } = await askShop<ProxyFacts>(shopUrl, '/actuator/proxy');
  if (!response.ok || !body)
    return doubtful('proxy', `the shop answers ${response.status}`, 'run the doctor of the version that runs there');
  if (!body.forwarded)
    return doubtful(
      'proxy',
      'does not say for whom it asks: all shoppers count as one network',
      'let it set X-Forwarded-For (deploy/nginx.conf does)',
    );
  return body.trusted
    ? good('proxy', "passes the shoppers' addresses on, and is trusted")
    : doubtful(
        'proxy',
        'is none of TRUST_PROXY: all shoppers count as one network',
        'set TRUST_PROXY to the address from which the proxy reaches the shop',
      );
}

/** Asks at the address of shoppers and follows no redirect, so that nothing else is asked. */
async function askShop<T>(shopUrl: string, path: string): Promise<{ response: Response; body: T | undefined }> {
  const response = await fetch(shopUrl + path, {
    headers: { 'accept-encoding': 'identity' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!isJson) await response.body?.cancel();
  return { response, body: isJson ? ((await response.json()) as T) : undefined };
}
