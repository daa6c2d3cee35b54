// For trying the shop: mails that are not sent, to be read in a browser on the same machine.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { MAILBOX_STYLE, writeMailboxPage, writeMailPage } from './mailbox-page.ts';
import { findMail, findNewestMails, type MailRow } from './outbox-repository.ts';

export const MAILBOX_PATH = '/dev/mailbox';
const MOST = 100;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/** The mail brings styles of its own, and pictures; in a sandbox without scripts, whose links open outside. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

export function mountMailbox(app: FastifyInstance, db: Database, shopUrl: string): void {
  const shopHost = new URL(shopUrl).hostname;
  const stayInside = async (request: FastifyRequest) => {
    if (!isFromHere(request, shopHost)) refuse('route.not-found');
  };
  const mailOf = async (request: FastifyRequest): Promise<MailRow> => {
    const { id } = request.params as { id: string };
    const known = /^\d{1,9}$/.test(id) ? await findMail(db, Number(id)) : undefined;
    return known ?? refuse('route.not-found');
  };
  const get = (path: string, answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    app.get(`${MAILBOX_PATH}${path}`, { onRequest: stayInside }, (request, reply) =>
      answer(request, reply.header('cache-control', 'no-store').header('content-security-policy', PAGE_POLICY)),
    );
  get('', async (_, reply) => sendHtml(reply, writeMailboxPage(await findNewestMails(db, MOST))));
  get('.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(MAILBOX_STYLE));
  get('/:id', async (request, reply) => sendHtml(reply, writeMailPage(await mailOf(request))));
  get('/:id/content', async (request, reply) => {
    const { html } = await mailOf(request);
    reply.headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' });
    return sendHtml(reply, html.replace('<head>', '<head><base target="_blank">'));
  });
}

const sendHtml = (reply: FastifyReply, html: string): FastifyReply => reply.type('text/html; charset=utf-8').send(html);

/**
 * From this machine: by the socket, not by a proxy in between, and by a name that is ours (another site can give its own
 * name our address).
 */
function isFromHere({ socket, headers, hostname }: FastifyRequest, shopHost: string): boolean {
  const passedOn = headers['x-forwarded-for'] ?? headers.forwarded;
  return passedOn === undefined && isLoopback(socket.remoteAddress ?? '') && (hostname === shopHost || isOwn(hostname));
}

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

const isOwn = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
