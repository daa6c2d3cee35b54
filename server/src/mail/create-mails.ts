import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { PeriodicJob } from '../platform/jobs/run-periodically.ts';
import type { Fingerprint } from '../platform/security/secret.ts';
import { deliverDue, type MailLog, type MailResult } from './deliver-mails.ts';
import { type MailTransport, mailboxTransport } from './email-message.ts';
import { mailboxPathOf, mountMailbox } from './mailbox.ts';

export interface MailSettings {
  /** The mail server: smtp:// or smtps://, with user and password. */
  readonly smtpUrl?: string | undefined;
  /** `Name <address>` or an address; without it, the store's own address. */
  readonly from?: string | undefined;
}

interface MailsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly shopUrl: string;
  readonly settings: MailSettings;
  readonly jobs: Jobs;
  readonly fingerprint: Fingerprint;
  /** A restored copy: its waiting mails belong to the original. */
  readonly isCopy: boolean;
}

/** Attempts of this process, by result. */
export type MailResults = Readonly<Record<MailResult, number>>;

export interface Mails {
  /** Path of the mailbox page. */
  readonly mailboxPath: string | undefined;
  /** Whether mails are sent at all. */
  readonly hasTransport: boolean;
  results(): MailResults;
  /** Whether mails really leave the shop. */
  readonly sendsMail: boolean;
  mount(app: FastifyInstance): void;
  /** A mail may have been queued. */
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
export function createMails({ db, clock, shopUrl, settings, fingerprint, jobs, isCopy }: MailsOptions): Mails {
  const { smtpUrl, from } = settings;
  const mailbox = mailboxPathOf({ shopUrl, smtpUrl }, fingerprint);
  let transport: MailTransport | undefined;
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
  const work = (way: MailTransport) => (stopping: AbortSignal) =>
    deliverDue({ db, clock, transport: way, sender: { from, shopUrl }, log, count, claimed: wake }, stopping);
  return {
    mailboxPath: mailbox,
    hasTransport: mailbox !== undefined || smtpUrl !== undefined,
    sendsMail: mailbox === undefined && smtpUrl !== undefined && !isCopy,
    results: () => results,
    mount: (app) => {
      log = app.log;
      if (smtpUrl !== undefined && !isCopy) void warnOfOpenPassword(smtpUrl, app.log);
      if (mailbox) mountMailbox(app, db, mailbox);
    },
    kick: wake,
    prepare: async () => {
      transport = mailbox ? mailboxTransport : await openCarrier(smtpUrl);
    },
    startWorkers: () => {
      if (transport && !isCopy)
        for (let index = 0; index < WORKERS; index += 1) workers.push(jobs.repeat('mails', work(transport), PERIOD_MS));
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
