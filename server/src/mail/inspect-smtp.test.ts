import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import fastify from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { fingerprintWith } from '../platform/security/secret.ts';
import { createMails, NO_STORED_MAIL } from './create-mails.ts';
import { checkSmtp, sendsPasswordOpenly } from './inspect-smtp.ts';

let close: (() => void)[] = [];
afterEach(() => {
  for (const end of close) end();
  close = [];
});

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** A real mail server; `hidden` commands are not offered. */
async function startMailServer(hidden: string[]): Promise<number> {
  const mail = new SMTPServer({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    disabledCommands: hidden,
    onAuth: (_, __, done) => done(null, { user: 'shop' }),
  });
  mail.on('error', () => {});
  mail.listen(0, '127.0.0.1');
  await once(mail.server, 'listening');
  close.push(() => mail.close(() => {}));
  return (mail.server.address() as AddressInfo).port;
}

test('smtps:// at a port without TLS is explained without the words of OpenSSL', async () => {
  const port = await startMailServer(['STARTTLS']);
  await expect(checkSmtp(`smtps://127.0.0.1:${port}`, 5000)).rejects.toThrow(
    new RegExp(`^port ${port} of the mail server does not begin with TLS.+use smtp://`),
  );
});

test('smtp:// at a port with TLS is explained', async () => {
  // It waits for the first words of TLS.
  const port = await listening(createServer((socket) => socket.on('error', () => {})));
  await expect(checkSmtp(`smtp://127.0.0.1:${port}`, 100)).rejects.toThrow(
    /does not greet at port \d+.+use smtps:\/\//,
  );
});

test('a password is noticed that a server without TLS would get unencrypted', async () => {
  const open = await startMailServer(['STARTTLS']);
  const encrypted = await startMailServer([]);
  const ask = (port: number, account: string) =>
    sendsPasswordOpenly(`smtp://${account}127.0.0.1:${port}/?tls.rejectUnauthorized=false`, 5000);
  expect(await ask(open, 'shop:password@')).toBe(true);
  expect(await ask(open, '')).toBe(false);
  expect(await ask(encrypted, 'shop:password@')).toBe(false);
  expect(await sendsPasswordOpenly('smtp://shop:password@127.0.0.1:9', 5000)).toBe(false);
});

test('the shop warns of it when it starts', async () => {
  const port = await startMailServer(['STARTTLS']);
  let log = '';
  const stream = { write: (line: string) => (log += line) };
  // Another process sends the mails, so this one needs no database.
  const elsewhere = { isLeader: false, onElected: () => {}, resign: async () => {} };
  const mails = createMails({
    db: {} as Database,
    clock: () => new Date(),
    shopUrl: 'https://shop.test',
    settings: { smtpUrl: `smtp://shop:password@127.0.0.1:${port}` },
    findStored: async () => NO_STORED_MAIL,
    fingerprint: fingerprintWith('any'),
    jobs: new Jobs(() => new Date(), elsewhere),
    isCopy: false,
  });
  mails.mount(fastify({ logger: { level: 'warn', stream } }));
  await vi.waitFor(() => expect(log).toContain('the password of SMTP_URL goes to the mail server unencrypted'), 20_000);
});
