// The embedded database belongs to one process. While that is the shop, a command asks the shop to do it: from the same
// machine, with the word that lies in a file only the shop's owner can read.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type AdminApi, Refusal } from '@vitrine/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runOrderCommand } from './order-command.ts';
import { isReviewCommand, runReviewCommand } from './review-command.ts';
import { UnknownCommand } from './unknown-command.ts';

const PATH = '/dev/commands';

interface Channel {
  readonly url: string;
  readonly word: string;
  /** Where the mailbox for trying is, when the shop has one. */
  readonly mailbox?: string;
}

export interface CommandResponse {
  readonly lines: readonly string[];
  readonly outcome: 'done' | 'refused' | 'unknown';
}

const fileIn = (dataDir: string): string => join(dataDir, 'commands.json');

/** Mounts the channel; the file is there as long as the shop listens. */
export function serveCommands(
  app: FastifyInstance,
  { door, dataDir, mailbox }: { door: AdminApi; dataDir: string; mailbox: string | undefined },
): void {
  const word = randomBytes(32).toString('hex');
  app.post(PATH, async (request, reply) => {
    const { args } = (request.body ?? {}) as { args?: unknown };
    const isAllowed = isNear(request) && isSame(request.headers.authorization, `Bearer ${word}`);
    if (!isAllowed || !Array.isArray(args)) return reply.code(404).send();
    return answerCommand(door, args.map(String));
  });
  app.addHook('onListen', async () => {
    const address = app.server.address() as AddressInfo;
    const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}${PATH}`;
    rmSync(fileIn(dataDir), { force: true });
    writeFileSync(fileIn(dataDir), JSON.stringify({ url, word, ...(mailbox && { mailbox }) } satisfies Channel), {
      mode: 0o600,
    });
  });
  app.addHook('onClose', async () => rmSync(fileIn(dataDir), { force: true }));
}

export async function answerCommand(door: AdminApi, args: readonly string[]): Promise<CommandResponse> {
  const run = isReviewCommand(args[0]) ? runReviewCommand : runOrderCommand;
  try {
    return { lines: await run(door, args), outcome: 'done' };
  } catch (error) {
    if (error instanceof UnknownCommand) return { lines: [], outcome: 'unknown' };
    if (error instanceof Refusal) return { lines: [error.in('en')], outcome: 'refused' };
    throw error;
  }
}

/** Undefined when no shop on this folder listens. */
export async function askShop(dataDir: string, args: readonly string[]): Promise<CommandResponse | undefined> {
  try {
    const { url, word } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Channel;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${word}`, 'content-type': 'application/json' },
      body: JSON.stringify({ args }),
    });
    return answer.ok ? ((await answer.json()) as CommandResponse) : undefined;
  } catch {
    return undefined;
  }
}

/** From this very machine: from its loopback, or from the address it was reached at. */
function isNear({ socket }: FastifyRequest): boolean {
  const { remoteAddress = '', localAddress } = socket;
  return remoteAddress === localAddress || /^(::ffff:)?127\.|^::1$/.test(remoteAddress);
}

const isSame = (shown: string | undefined, known: string): boolean =>
  shown !== undefined &&
  Buffer.byteLength(shown) === Buffer.byteLength(known) &&
  timingSafeEqual(Buffer.from(shown), Buffer.from(known));
