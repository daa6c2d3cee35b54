// The suite against a server that answers wrongly: every kind of difference must be reported.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import type { Options } from './options.ts';
import { Unreachable } from './probe.ts';
import { summarize } from './report.ts';
import type { Result } from './result.ts';
import { runSuite } from './run-suite.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
});

async function startStandIn(handle: Handle): Promise<Options> {
  server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    store: 'DEFAULT',
    lang: 'en',
    writes: false,
    complete: false,
    coupon: undefined,
    payment: 'moneyorder',
    seconds: 5,
  };
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const notFound: Handle = (_, response) => json(response, { errorCode: '404', message: 'Not found' }, 404);
const verdictOf = (results: readonly Result[], name: string) => results.find((result) => result.name === name)?.verdict;

const page = { totalPages: 1, number: 0, recordsTotal: 0, recordsFiltered: 0 };

test('a broken shape, a wrong status and a missing call are reported, each as what it is', async () => {
  const options = await startStandIn((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/actuator/health/ping')) return json(response, { status: 'DOWN' });
    if (path.startsWith('/api/v1/category/')) return json(response, { ...page, categories: 'none' });
    if (path.startsWith('/api/v1/config/')) return json(response, {}, 500);
    notFound(request, response);
  });
  const results = await runSuite(options);
  expect(verdictOf(results, 'the health of the server')).toEqual({
    kind: 'differs',
    differences: ['status: expected UP, got DOWN'],
  });
  expect(verdictOf(results, 'categories')).toEqual({
    kind: 'differs',
    differences: ['categories: expected array, got string'],
  });
  expect(verdictOf(results, 'the switches of the store')).toEqual({
    kind: 'differs',
    differences: ['status: expected 200, got 500'],
  });
  expect(verdictOf(results, 'every country')).toEqual({ kind: 'missing' });
  // A missing entry is not found, which is right.
  expect(verdictOf(results, 'a store that does not exist')).toEqual({ kind: 'same' });
  expect(verdictOf(results, 'a search')).toEqual({ kind: 'not tried', why: 'no product to search for' });
  expect(summarize(results).errors).toBeGreaterThan(5);
});

test('without leave to write, nothing is sent that stores data', async () => {
  const methods = new Set<string | undefined>();
  const options = await startStandIn((request, response) => {
    methods.add(request.method);
    notFound(request, response);
  });
  const results = await runSuite(options);
  expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS']);
  expect(verdictOf(results, 'Cart')).toEqual({ kind: 'not tried', why: 'it stores data; add --write' });
});

test('a call that is never answered ends after the time limit, and the others go on', async () => {
  const options = await startStandIn((request, response) => {
    if (request.url?.startsWith('/api/v1/config/') !== true) notFound(request, response);
  });
  const results = await runSuite({ ...options, seconds: 0.5 });
  expect(verdictOf(results, 'the switches of the store')).toEqual({
    kind: 'differs',
    differences: ['no answer within 0.5 s'],
  });
  expect(verdictOf(results, 'every country')).toEqual({ kind: 'missing' });
});

test('a server that is not there is one clear error', async () => {
  const options = await startStandIn(notFound);
  server?.close();
  await expect(runSuite(options)).rejects.toThrow(Unreachable);
});

test('the command exits with 1 when something required differs, and prints it', async () => {
  const { url } = await startStandIn(notFound);
  const program = join(import.meta.dirname, 'conformance.ts');
  const run = promisify(execFile);
  const { code, stdout } = (await run(process.execPath, [program, url]).catch((error) => error)) as {
    code: number;
    stdout: string;
  };
  expect(code).toBe(1);
  expect(stdout).toContain('missing (404)  every country');
  expect(stdout).toMatch(/\d+ calls: \d+ same, 0 differ, \d+ missing; \d+ not tried\./);
});
