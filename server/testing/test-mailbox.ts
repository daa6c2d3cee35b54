// A real SMTP server that stores received mails and can fail as real ones do.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail.ts';

export type { ReceivedMail } from './read-mail.ts';

/** Error of one mail: a refused recipient, a refused message, or a connection lost before the response. */
export type MailError = { readonly recipient: number } | { readonly message: number } | 'line lost';

export interface TestMailbox {
  /** For SMTP_URL. */
  readonly url: string;
  readonly port: number;
  /** Every mail, in the order in which they came. */
  readonly mails: readonly ReceivedMail[];
  /** User names and passwords that were given. */
  readonly logins: readonly string[];
  /** Returns the oldest unread mail to that address; waits until there is one. */
  next(to: string): Promise<ReceivedMail>;
  /** The next mails fail, one for each error. */
  fail(...errors: MailError[]): void;
  close(): Promise<void>;
}

export async function startTestMailbox(port = 0): Promise<TestMailbox> {
  const mails: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const waiting: { to: string; give(mail: ReceivedMail): void }[] = [];
  const errors: MailError[] = [];
  const logins: string[] = [];
  const sockets = new Set<Socket>();

  const keep = (mail: ReceivedMail) => {
    mails.push(mail);
    const index = waiting.findIndex(({ to }) => mail.to.includes(to));
    if (index < 0) return;
    taken.add(mail);
    waiting.splice(index, 1)[0]?.give(mail);
  };

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 1,
    onAuth: ({ username = '', password = '' }, _, done) => {
      logins.push(`${username}:${password}`);
      done(null, { user: username });
    },
    onRcptTo: (_, __, done) => {
      const [error] = errors;
      if (typeof error !== 'object' || !('recipient' in error)) return done();
      errors.shift();
      done(domainError(error.recipient));
    },
    onData: async (stream, session, done) => {
      // A sender that disconnects in the middle has sent nothing.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      const { mailFrom, rcptTo } = session.envelope;
      const mail = readMail(
        raw,
        mailFrom ? mailFrom.address : '',
        rcptTo.map(({ address }) => address),
      );
      const error = errors.shift();
      if (typeof error === 'object' && 'message' in error) return done(domainError(error.message));
      keep(mail);
      if (error === 'line lost') for (const socket of sockets) socket.destroy();
      else done();
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: opened } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${opened}`,
    port: opened,
    mails,
    logins,
    fail: (...more) => {
      errors.push(...more);
    },
    next: (to) => {
      const mail = mails.find((known) => known.to.includes(to) && !taken.has(known));
      if (!mail) return new Promise((give) => waiting.push({ to, give }));
      taken.add(mail);
      return Promise.resolve(mail);
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

const domainError = (responseCode: number): Error =>
  Object.assign(new Error('no, says somebody@example.com'), { responseCode });
