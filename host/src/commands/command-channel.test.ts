import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopCommands } from '@vitrine/server';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyText } from '../../../server/testing/any-text.ts';
import { runCommand, sendCommand, serveCommands } from './command-channel.ts';

let text = '';
const commands = {
  listMessages: async () => [
    {
      createdAt: new Date('2026-11-18T10:00:00Z'),
      name: text,
      email: 'ann@example.test',
      kind: 'message',
      message: text,
    },
  ],
  importFile: async () => ({ text }),
} as unknown as ShopCommands;

let dataDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-channel-'));
  app = fastify();
  serveCommands(app, { commands, dataDir, mailbox: undefined });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

test('any text arrives from the running shop as a command prints it there', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (given) => {
      text = given;
      expect(await sendCommand(dataDir, ['import', 'a.yaml', '--json'], () => {})).toEqual({
        lines: [JSON.stringify({ text })],
        outcome: 'done',
      });
    }),
  );
});

test('no message of a shopper writes a control character or another line into the terminal', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (given) => {
      text = given;
      const { lines } = await runCommand(commands, ['messages']);
      expect(await sendCommand(dataDir, ['messages'], () => {})).toEqual({ lines, outcome: 'done' });
      expect(lines.join('')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    }),
  );
});
