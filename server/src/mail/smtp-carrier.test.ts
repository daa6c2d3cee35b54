import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EmailMessage } from './email-message.ts';
import { SMTP_TIMEOUTS, smtpTransport } from './smtp-transport.ts';

const MINUTE = 60_000;

test('timeouts are those of RFC 5321', () => {
  expect(SMTP_TIMEOUTS.greetingMs).toBeGreaterThanOrEqual(5 * MINUTE);
  expect(SMTP_TIMEOUTS.connectMs).toBeGreaterThanOrEqual(SMTP_TIMEOUTS.greetingMs);
  // After the last dot of DATA.
  expect(SMTP_TIMEOUTS.answerMs).toBeGreaterThanOrEqual(10 * MINUTE);
});

const letter: EmailMessage = {
  from: { name: 'Shop', address: 'shop@example.com' },
  to: 'ann@example.com',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  language: 'en',
  replyTo: undefined,
  unsubscribeUrl: undefined,
  messageId: '<1@shop.test>',
  date: new Date('2030-01-01T12:00:00Z'),
};

/** Greets and answers every command, and is silent from the one that is named. */
async function serverSilentAt(silentAt: 'connect' | 'MAIL' | 'end of DATA') {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    socket.on('error', () => {});
    if (silentAt !== 'connect') socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      const words = chunk.toString();
      if (inData) {
        if (words.endsWith('\r\n.\r\n') && silentAt !== 'end of DATA') socket.write('250 ok\r\n');
        return;
      }
      for (const line of words.trim().split('\r\n')) {
        if (silentAt === 'MAIL' && line.startsWith('MAIL')) return;
        inData = line === 'DATA';
        socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

let open: { close(): Promise<void> }[];
beforeEach(() => {
  open = [];
});
afterEach(async () => {
  for (const server of open) await server.close();
});

test.each([
  ['connect', { greetingMs: 20 }],
  ['MAIL', { answerMs: 20 }],
  ['end of DATA', { answerMs: 20 }],
] as const)('each phase has its own timeout: a server that is silent at %s', async (phase, limit) => {
  const server = await serverSilentAt(phase);
  open.push(server);
  const transport = smtpTransport(server.url, { ...SMTP_TIMEOUTS, ...limit });
  await expect(transport.send(letter)).rejects.toMatchObject({
    code: expect.stringMatching(/TIMEDOUT|ETIMEDOUT|TIMEOUT/),
  });
});
