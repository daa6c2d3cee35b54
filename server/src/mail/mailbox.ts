// For trying the shop: shows unsent mails in a browser to anybody who knows the secret URL.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { Fingerprint } from '../platform/security/secret.ts';
import { MAILBOX_STYLE, writeMailboxPage, writeMailPage } from './mailbox-page.ts';
import { findMail, findNewestMails, type MailRow } from './outbox-repository.ts';

/**
 * The path is the only protection of the mails and cannot be guessed. A local client address would prove nothing,
 * because proxies and pages of other sites send from here too. Derived from the shop's secret, it is the same in all
 * processes.
 */
export const mailboxPathOf = (fingerprint: Fingerprint): string => `/dev/mailbox/${fingerprint('mailbox', 'address')}`;

/** A real shop (https) without a mail server keeps its mails until it has one. */
export const isMailboxShop = (shopUrl: string): boolean => shopUrl.startsWith('http:');

const MOST = 100;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** A mail has its own styles and pictures; it is shown in a sandbox without scripts, whose links open outside. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The URL is secret: pages that a mail links to must not receive it as a referrer. */
const PRIVATE = {
  'cache-control': 'no-store',
  'content-security-policy': PAGE_POLICY,
  'referrer-policy': 'no-referrer',
};

/** `isOpen`: whether mails are shown here. Once a mail server is set, they are for their readers only. */
export function mountMailbox(
  app: FastifyInstance,
  { db, path, isOpen }: { readonly db: Database; readonly path: string; readonly isOpen: () => Promise<boolean> },
): void {
  const mailOf = async (request: FastifyRequest): Promise<MailRow> => {
    const { id } = request.params as { id: string };
    const known = /^\d{1,9}$/.test(id) ? await findMail(db, Number(id)) : undefined;
    return known ?? throwDomainError('route.not-found');
  };
  const get = (below: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    app.get(`${path}${below}`, async (request, reply) =>
      (await isOpen()) ? answer(request, reply.headers(PRIVATE)) : throwDomainError('route.not-found'),
    );
  get('', async (_, reply) => sendHtml(reply, writeMailboxPage(path, await findNewestMails(db, MOST))));
  get('/page.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(MAILBOX_STYLE));
  get('/:id', async (request, reply) => sendHtml(reply, writeMailPage(path, await mailOf(request))));
  get('/:id/content', async (request, reply) => {
    const { html } = await mailOf(request);
    reply.headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' });
    return sendHtml(reply, html.replace('<head>', '<head><base target="_blank">'));
  });
}

const sendHtml = (reply: FastifyReply, html: string): FastifyReply => reply.type('text/html; charset=utf-8').send(html);
