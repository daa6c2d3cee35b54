import type { MailSettingsView } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { PeriodicJob } from '../platform/jobs/run-periodically.ts';
import type { Fingerprint } from '../platform/security/secret.ts';
import { deliverDue, type MailLog, type MailResult } from './deliver-mails.ts';
import { type MailTransport, mailboxTransport } from './email-message.ts';
import { isMailboxShop, mailboxPathOf, mountMailbox } from './mailbox.ts';

export interface MailSettings {
  /** The mail server: smtp:// or smtps://, with user and password. */
  readonly smtpUrl?: string | undefined;
  /** `Name <address>` or an address; without it, the store's own address. */
  readonly from?: string | undefined;
}

/** The settings of staff, from the back office. */
export interface StoredMail {
  /** A server is set; its address is known unless its password cannot be read. */
  readonly hasServer: boolean;
  readonly smtpUrl: string | undefined;
  readonly from: string | undefined;
}

export const NO_STORED_MAIL: StoredMail = { hasServer: false, smtpUrl: undefined, from: undefined };

interface MailsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shopUrl: string;
  /** The settings of the environment, which win. */
  readonly settings: MailSettings;
  /** The same object until it has changed. */
  readonly findStored: () => Promise<StoredMail>;
  readonly jobs: Jobs;
  readonly fingerprint: Fingerprint;
  /** A restored copy: its waiting mails belong to the original. */
  readonly isCopy: boolean;
}

/** Attempts of this process, by result. */
export type MailResults = Readonly<Record<MailResult, number>>;

/** Where mails go: to a mail server, into the mailbox of a shop that is tried, or nowhere yet. */
export type MailDelivery = MailSettingsView['delivery'];

export interface Mails {
  /** Where mails go now. */
  findDelivery(): Promise<MailDelivery>;
  /** Path of the mailbox page; undefined where mails are not shown in it. */
  findMailboxPath(): Promise<string | undefined>;
  /** Whether mails really leave the shop. */
  sendsMail(): Promise<boolean>;
  results(): MailResults;
  mount(app: FastifyInstance): void;
  /** A mail may have been queued, or settings have changed. */
  kick(): void;
  /** Opens the way out, which the workers need. */
  prepare(): Promise<void>;
  startWorkers(): readonly PeriodicJob[];
}

const PERIOD_MS = 3000;
const CHECK_MS = 10_000;
/** In each process: a mail server that answers slowly must not hold up everybody's mail. */
const WORKERS = 4;

/** A real shop (https) without a mail server keeps its mails in the outbox until it has one; nobody may read them here. */
export function deliveryBy(settings: MailSettings, stored: StoredMail, shopUrl: string): MailDelivery {
  if ((settings.smtpUrl ?? stored.smtpUrl) !== undefined) return 'server';
  return isMailboxShop(shopUrl) && !stored.hasServer ? 'mailbox' : 'waiting';
}

interface Route {
  readonly stored: StoredMail;
  readonly delivery: MailDelivery;
  readonly transport: MailTransport | undefined;
  readonly from: string | undefined;
}

export function createMails({
  db,
  clock,
  shopUrl,
  settings,
  findStored,
  fingerprint,
  jobs,
  isCopy,
}: MailsOptions): Mails {
  const mailbox = mailboxPathOf(fingerprint);
  const results: Record<MailResult, number> = { sent: 0, retried: 0, 'given-up': 0 };
  const count = (result: MailResult) => {
    results[result] += 1;
  };
  let log: MailLog = { info: () => {}, warn: () => {} };
  const workers: PeriodicJob[] = [];
  /** One worker begins, and each that finds a mail wakes another. When none is idle, each looks once more. */
  const wake = () => {
    const idle = workers.find(({ isIdle }) => isIdle);
    for (const worker of idle ? [idle] : workers) worker.kick();
  };
  let latest: Route | undefined;
  const open = async (stored: StoredMail): Promise<Route> => {
    const delivery = deliveryBy(settings, stored, shopUrl);
    const carrier = await openCarrier(settings.smtpUrl ?? stored.smtpUrl);
    return {
      stored,
      delivery,
      transport: delivery === 'mailbox' ? mailboxTransport : carrier,
      from: settings.from ?? stored.from,
    };
  };
  const current = async (): Promise<Route> => {
    const stored = await findStored();
    if (latest?.stored !== stored) latest = await open(stored);
    return latest;
  };
  const findDelivery = async () => (await current()).delivery;
  const findRoute = async () => {
    const { transport, from } = await current();
    return transport && { transport, sender: { from, shopUrl } };
  };
  const work = (stopping: AbortSignal) => deliverDue({ db, clock, findRoute, log, count, claimed: wake }, stopping);
  return {
    findDelivery,
    findMailboxPath: async () => ((await findDelivery()) === 'mailbox' ? mailbox : undefined),
    sendsMail: async () => !isCopy && (await findDelivery()) === 'server',
    results: () => results,
    mount: (app) => {
      log = app.log;
      if (settings.smtpUrl !== undefined && !isCopy) void warnOfOpenPassword(settings.smtpUrl, app.log);
      const isOpen = async () => (await findDelivery()) === 'mailbox';
      if (settings.smtpUrl === undefined && isMailboxShop(shopUrl)) mountMailbox(app, { db, path: mailbox, isOpen });
    },
    kick: wake,
    prepare: async () => {
      await current();
    },
    startWorkers: () => {
      if (!isCopy) for (let index = 0; index < WORKERS; index += 1) workers.push(jobs.repeat('mails', work, PERIOD_MS));
      return workers;
    },
  };
}

/** Beside the start, which does not wait for a mail server. */
async function warnOfOpenPassword(smtpUrl: string, log: MailLog): Promise<void> {
  const { sendsPasswordOpenly } = await import('./inspect-smtp.ts');
  if (await sendsPasswordOpenly(smtpUrl, CHECK_MS))
    log.warn(
      {},
      'the password of SMTP_URL goes to the mail server unencrypted: use smtps://, or a server with STARTTLS',
    );
}

/** Loaded only when it is used. */
async function openCarrier(smtpUrl: string | undefined): Promise<MailTransport | undefined> {
  if (smtpUrl === undefined) return undefined;
  const { smtpTransport } = await import('./smtp-transport.ts');
  return smtpTransport(smtpUrl);
}
