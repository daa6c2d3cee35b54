// Only one process can open the embedded database. While the shop runs, commands are sent to it, from the same machine,
// with a token stored in a file that only its owner can read.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type AdminApi, Refusal } from '@vitrine/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCommand } from './all-commands.ts';
import { WrongArgument } from './command.ts';

const PATH = '/dev/commands';

interface Channel {
  readonly url: string;
  readonly token: string;
  /** Path of the mailbox page, when the shop has one. */
  readonly mailbox?: string;
}

export interface CommandResponse {
  readonly lines: readonly string[];
  /** refused: by the use case. wrong: by the command, which prints its help. */
  readonly outcome: 'done' | 'refused' | 'wrong' | 'unknown';
}

const channelFile = (dataDir: string): string => join(dataDir, 'commands.json');

/** Mounts the command endpoint. Its file exists while the shop listens. */
export function serveCommands(
  app: FastifyInstance,
  { adminApi, dataDir, mailbox }: { adminApi: AdminApi; dataDir: string; mailbox: string | undefined },
): void {
  const token = randomBytes(32).toString('hex');
  app.post(PATH, async (request, reply) => {
    const { args } = (request.body ?? {}) as { args?: unknown };
    const isAllowed = isLocalRequest(request) && isEqualSecret(request.headers.authorization, `Bearer ${token}`);
    if (!isAllowed || !Array.isArray(args)) return reply.code(404).send();
    return runCommand(adminApi, args.map(String));
  });
  app.addHook('onListen', async () => {
    const address = app.server.address() as AddressInfo;
    const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address;
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}${PATH}`;
    rmSync(channelFile(dataDir), { force: true });
    writeFileSync(channelFile(dataDir), JSON.stringify({ url, token, ...(mailbox && { mailbox }) } satisfies Channel), {
      mode: 0o600,
    });
  });
  app.addHook('onClose', async () => rmSync(channelFile(dataDir), { force: true }));
}

export async function runCommand(adminApi: AdminApi, [name, ...args]: readonly string[]): Promise<CommandResponse> {
  const command = findCommand(name);
  if (!command) return { lines: [], outcome: 'unknown' };
  try {
    return { lines: await command.run(adminApi, args), outcome: 'done' };
  } catch (error) {
    if (error instanceof WrongArgument) return { lines: [error.message], outcome: 'wrong' };
    if (error instanceof Refusal) return { lines: [error.messageIn('en')], outcome: 'refused' };
    throw error;
  }
}

/** Runs the command in the shop on this data folder; undefined when none is running. */
export async function sendCommand(dataDir: string, args: readonly string[]): Promise<CommandResponse | undefined> {
  try {
    const { url, token } = JSON.parse(readFileSync(channelFile(dataDir), 'utf8')) as Channel;
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ args }),
    });
    return response.ok ? ((await response.json()) as CommandResponse) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the request comes from this machine: over loopback, or from the address it was sent to. */
function isLocalRequest({ socket }: FastifyRequest): boolean {
  const { remoteAddress = '', localAddress } = socket;
  return remoteAddress === localAddress || /^(::ffff:)?127\.|^::1$/.test(remoteAddress);
}

const isEqualSecret = (given: string | undefined, expected: string): boolean =>
  given !== undefined &&
  Buffer.byteLength(given) === Buffer.byteLength(expected) &&
  timingSafeEqual(Buffer.from(given), Buffer.from(expected));
