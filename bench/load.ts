// Asks a server many times and tells what that cost it.
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

export interface LoadOptions {
  readonly requests: number;
  readonly parallel: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly path: (index: number) => string;
  /** Sent as JSON; without one the request is a GET. */
  readonly send?: (index: number) => { readonly method: 'POST' | 'PUT'; readonly body: unknown };
  /** CPU seconds used so far by whatever answers. */
  readonly cpu: () => number;
}

export interface LoadResult {
  readonly cpuMilliseconds: number;
  readonly medianMilliseconds: number;
  readonly p95Milliseconds: number;
  readonly bytes: number;
}

export async function load(
  url: string,
  { requests, parallel, path, cpu, send, headers = {} }: LoadOptions,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const times: number[] = [];
  let next = 0;
  let bytes = 0;
  const before = cpu();
  const worker = async () => {
    while (next < requests) {
      const begun = performance.now();
      const index = next++;
      bytes = await ask(new URL(path(index), url), agent, headers, send?.(index));
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  const used = cpu() - before;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    cpuMilliseconds: (used * 1000) / requests,
    medianMilliseconds: times[Math.floor(times.length / 2)] ?? 0,
    p95Milliseconds: times[Math.floor(times.length * 0.95)] ?? 0,
    bytes,
  };
}

function ask(
  url: URL,
  agent: Agent,
  headers: OutgoingHttpHeaders,
  sent: ReturnType<NonNullable<LoadOptions['send']>> | undefined,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = sent && JSON.stringify(sent.body);
    const json =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(
      url,
      { agent, method: sent?.method ?? 'GET', headers: { ...headers, ...json } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () =>
          response.statusCode === 200 || response.statusCode === 201
            ? resolve(bytes)
            : reject(new Error(`${url.href} answered ${response.statusCode}`)),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
