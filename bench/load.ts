// Sends many requests and measures their CPU time and latency. Uses plain sockets: a full HTTP client would use as much CPU
// as the server and be measured with it.
import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

const ANSWER_MS = 60_000;

export interface LoadOptions {
  readonly requests: number;
  readonly parallel: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly path: (index: number) => string;
  /** Sent as JSON; without one the request is a GET. */
  readonly send?: (index: number) => { readonly method: 'POST' | 'PUT'; readonly body: unknown };
  /** CPU seconds used so far by the server. */
  readonly cpu: () => number;
  /** Ends after this time, with the requests that were made. */
  readonly maxSeconds?: number;
}

export interface LoadResult {
  readonly cpuMilliseconds: number;
  readonly medianMilliseconds: number;
  readonly p95Milliseconds: number;
  readonly bytes: number;
}

export async function load(
  url: string,
  { requests, parallel, path, cpu, send, headers = {}, maxSeconds = 600 }: LoadOptions,
): Promise<LoadResult> {
  const { host } = new URL(url);
  const end = performance.now() + maxSeconds * 1000;
  const times: number[] = [];
  let next = 0;
  let bytes = 0;
  const before = cpu();
  const worker = async () => {
    const socket = await open(new URL(url));
    while (next < requests && performance.now() < end) {
      const index = next++;
      const sent = send?.(index);
      const request = writeRequest(sent?.method ?? 'GET', path(index), { ...headers, host }, sent?.body);
      const begun = performance.now();
      const answer = await ask(socket, request);
      times.push(performance.now() - begun);
      if (answer.status !== 200 && answer.status !== 201) throw new Error(`${path(index)} answered ${answer.status}`);
      bytes = answer.bytes;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  const used = cpu() - before;
  times.sort((a, b) => a - b);
  return {
    cpuMilliseconds: (used * 1000) / times.length,
    medianMilliseconds: times[Math.floor(times.length / 2)] ?? 0,
    p95Milliseconds: times[Math.floor(times.length * 0.95)] ?? 0,
    bytes,
  };
}

async function open({ protocol, hostname, port }: URL): Promise<Socket> {
  const isSecure = protocol === 'https:';
  const address = { host: hostname, port: Number(port) || (isSecure ? 443 : 80), noDelay: true };
  const socket = isSecure ? connectSecurely({ ...address, servername: hostname }) : connect(address);
  socket.setTimeout(ANSWER_MS, () => socket.destroy());
  await once(socket, isSecure ? 'secureConnect' : 'connect');
  return socket;
}

function writeRequest(method: string, path: string, headers: OutgoingHttpHeaders, body: unknown): string {
  const json = body === undefined ? '' : JSON.stringify(body);
  const all = json && { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) };
  const lines = Object.entries(all || headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`;
}

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/** One request at a time per connection, so all received bytes belong to it. */
function ask(socket: Socket, request: string): Promise<{ readonly status: number; readonly bytes: number }> {
  return new Promise((resolve, reject) => {
    let head: { readonly status: number; readonly length: number | undefined } | undefined;
    let begun: Buffer = Buffer.alloc(0);
    let bytes = 0;
    const receive = (chunk: Buffer) => {
      if (head) bytes += chunk.length;
      else {
        begun = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
        const end = begun.indexOf(END_OF_HEAD);
        if (end < 0) return;
        head = readHead(begun.toString('latin1', 0, end));
        bytes = begun.length - end - END_OF_HEAD.length;
      }
      const isLast =
        head.length === undefined ? chunk.subarray(-5).toString('latin1') === LAST_CHUNK : bytes >= head.length;
      if (isLast) finish(() => resolve({ status: head?.status ?? 0, bytes }));
    };
    const fail = () => finish(() => reject(new Error('the server closed the connection')));
    const finish = (settle: () => void) => {
      socket.off('data', receive).off('close', fail);
      settle();
    };
    socket.on('data', receive).on('close', fail);
    socket.write(request);
  });
}

function readHead(head: string) {
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  return { status: Number(head.slice(9, 12)), length: length === undefined ? undefined : Number(length) };
}
