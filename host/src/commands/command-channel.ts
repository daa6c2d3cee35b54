// Only one process can open the embedded database. While the shop runs, commands are sent to it, from the same machine,
// with a token stored in a file that only its owner can read.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import {
  BackupError,
  CatalogFileError,
  DomainError,
  isDatabaseUnavailable,
  type ShopCommands,
  UnfinishedImport,
} from '@vitrine/server';
import { readLines } from '@vitrine/server/read-lines.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCommand } from './all-commands.ts';
import { type Progress, WrongArgument } from './command.ts';
import { optionLines } from './print-import.ts';

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

/** Sent while a command runs. */
interface ProgressLine {
  readonly share: number;
}

const MAX_ISSUES = 50;
/** Whether the last change arrived is not known when the connection is lost while it is confirmed. */
export const DATABASE_LOST =
  'The connection to the database was lost, or it is too busy. Look whether the change was made, then try again.';

/** The shop does the work of a command, and may have done it before it ended. */
const SHOP_LOST =
  'The shop ended before the command was done: look into its log, start it again, and look whether the change was made. An import that had begun is finished then.';

const channelFile = (dataDir: string): string => join(dataDir, 'commands.json');

/** Mounts the command endpoint. Its file exists while the shop listens. */
export function serveCommands(
  app: FastifyInstance,
  { commands, dataDir, mailbox }: { commands: ShopCommands; dataDir: string; mailbox: string | undefined },
): void {
  const token = randomBytes(32).toString('hex');
  app.post(PATH, async (request, reply) => {
    const { args } = (request.body ?? {}) as { args?: unknown };
    const isAllowed = isLocalRequest(request) && isEqualSecret(request.headers.authorization, `Bearer ${token}`);
    if (!isAllowed || !Array.isArray(args)) return reply.code(404).send();
    const stream = new PassThrough();
    const send = (line: ProgressLine | CommandResponse) => stream.write(`${JSON.stringify(line)}\n`);
    send({ share: 0 });
    runCommand(commands, args.map(String), (share) => send({ share })).then(
      (response) => {
        send(response);
        stream.end();
      },
      (error: unknown) => {
        request.log.error(error);
        stream.destroy();
      },
    );
    return reply.type('application/x-ndjson').send(stream);
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

export async function runCommand(
  commands: ShopCommands,
  [name, ...args]: readonly string[],
  progress: Progress = () => {},
): Promise<CommandResponse> {
  const command = findCommand(name);
  if (!command) return { lines: [], outcome: 'unknown' };
  try {
    return { lines: await command.run(commands, args, progress), outcome: 'done' };
  } catch (error) {
    if (error instanceof WrongArgument) return { lines: [error.message], outcome: 'wrong' };
    if (error instanceof DomainError) return { lines: [error.messageIn('en')], outcome: 'refused' };
    if (error instanceof BackupError || error instanceof UnfinishedImport)
      return { lines: [error.message], outcome: 'refused' };
    if (error instanceof CatalogFileError) return { lines: issueLines(error), outcome: 'refused' };
    if (isDatabaseUnavailable(error)) return { lines: [DATABASE_LOST], outcome: 'refused' };
    throw error;
  }
}

function issueLines({ issues, lines, more }: CatalogFileError): string[] {
  const hidden = more + Math.max(0, lines.length - MAX_ISSUES);
  return [
    ...lines.slice(0, MAX_ISSUES),
    ...(hidden > 0 ? [`… and ${hidden} more`] : []),
    ...optionLines(issues),
    'Nothing was changed.',
  ];
}

/** Runs the command in the shop on this data folder; undefined when none is running. */
export async function sendCommand(
  dataDir: string,
  args: readonly string[],
  progress: Progress,
): Promise<CommandResponse | undefined> {
  const channel = readChannel(dataDir);
  if (!channel) return undefined;
  try {
    const response = await askShop(channel, args);
    if (!response.ok || !response.body) return undefined;
    for await (const line of readLines(response.body)) {
      const message = JSON.parse(line.toString()) as ProgressLine | CommandResponse;
      if (!('share' in message)) return message;
      progress(message.share);
    }
  } catch (error) {
    if (isNotListening(error)) return undefined;
    // Its process was ended, or the connection was cut: whatever fetch says about it.
  }
  return { lines: [SHOP_LOST], outcome: 'refused' };
}

/** Undefined when no shop has this folder open, or when its file may not be read. */
function readChannel(dataDir: string): Channel | undefined {
  try {
    return JSON.parse(readFileSync(channelFile(dataDir), 'utf8')) as Channel;
  } catch {
    return undefined;
  }
}

const askShop = ({ url, token }: Channel, args: readonly string[]): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ args }),
  });

/** The file is of a shop that was killed. Nothing has been asked for yet. */
function isNotListening(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ECONNREFUSED') || isNotListening(error.cause);
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
