// For trying the shop: mails that are not sent, to be read in a browser by whoever knows the address.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import type { Fingerprint } from '../platform/secret.ts';
import { MAILBOX_STYLE, writeMailboxPage, writeMailPage } from './mailbox-page.ts';
import { findMail, findNewestMails, type MailRow } from './outbox-repository.ts';

/**
 * Nobody can guess it, and nothing else protects the mails: that a request seems to come from this machine proves nothing,
 * because proxies and pages of other sites send from here too. Made from the shop's secret, it is the same in all processes.
 */
export const mailboxPath = (fingerprint: Fingerprint): string => `/dev/mailbox/${fingerprint('mailbox', 'address')}`;
const MOST = 100;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The mail brings styles of its own, and pictures; in a sandbox without scripts, whose links open outside. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The address is a secret: no page that a mail links to may learn it. */
const PRIVATE = {
  'cache-control': 'no-store',
  'content-security-policy': PAGE_POLICY,
  'referrer-policy': 'no-referrer',
};

export function mountMailbox(app: FastifyInstance, db: Database, path: string): void {
  const mailOf = async (request: FastifyRequest): Promise<MailRow> => {
    const { id } = request.params as { id: string };
    const known = /^\d{1,9}$/.test(id) ? await findMail(db, Number(id)) : undefined;
    return known ?? refuse('route.not-found');
  };
  const get = (below: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    app.get(`${path}${below}`, (request, reply) => answer(request, reply.headers(PRIVATE)));
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
