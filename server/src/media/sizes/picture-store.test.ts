import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { PictureSize } from '../picture-formats.ts';
import { PictureFiles } from './picture-files.ts';
import { PictureSizesJob } from './picture-sizes-job.ts';
import { type BucketSettings, PictureBucket } from './picture-store.ts';

const REGION = 'eu-central-1';
const KEY_ID = 'AKIDEXAMPLE';
const SECRET_KEY = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Checks the signature as Amazon's documentation of "Signature Version 4" describes it. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(headers.authorization ?? '') ??
    [];
  const [keyId, day = '', region = '', service = '', end = ''] = credential.split('/');
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (keyId !== KEY_ID || region !== REGION || service !== 's3') return false;
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  const canonical = [
    method,
    url,
    '',
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = [day, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${SECRET_KEY}`,
  );
  return hmac(key, text).toString('hex') === signature;
}

let server: Server;
let objects: Map<string, { type: string; content: Buffer }>;
let requests: string[];
let error: 'none' | 'status' | 'hangs';
let folder: string;
let settings: BucketSettings;
let now: number;
beforeEach(async () => {
  objects = new Map();
  requests = [];
  error = 'none';
  now = 0;
  folder = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'));
  server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    const body = await buffer(request);
    if (error === 'hangs') return;
    if (error === 'status') return response.writeHead(503).end();
    if (!isSigned(request, body)) return response.writeHead(403).end();
    if (method === 'PUT') objects.set(url, { type: request.headers['content-type'] ?? '', content: body });
    const object = objects.get(url);
    if (!object) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': object.type, 'content-length': object.content.length })
      .end(method === 'GET' ? object.content : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/shop`,
    keyId: KEY_ID,
    secretKey: SECRET_KEY,
    region: REGION,
  };
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const webp = (hash: string, width: number): PictureSize => ({ hash, width, format: 'webp' });
const going = new AbortController().signal;
const openBucket = (other: Partial<BucketSettings> = {}) => new PictureBucket({ ...settings, ...other }, () => now);

/** A machine with its own folder. */
function createMachine(name: string, made: string[] = []) {
  const jobs = new Jobs(() => new Date('2026-11-20T10:00:00Z'));
  const files = new PictureFiles(join(folder, name));
  const job = new PictureSizesJob({
    files,
    store: openBucket(),
    encode: async (content, width, format) => {
      made.push(`${Buffer.from(content)} ${width} ${format}`);
      return Buffer.from(`${Buffer.from(content)} ${width}`);
    },
    jobs,
    load: async (hash) => Buffer.from(hash),
    listAfter: async (id) => (id === 0 ? [{ id: 1, hash: 'mug', width: 350, contentType: 'image/webp' }] : []),
    isBusy: () => false,
  });
  return { files, job, jobs };
}
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

test('a size is written, found and read again, with signed requests', async () => {
  const bucket = openBucket();
  expect(await bucket.has(webp('mug', 320), going)).toBe(false);
  expect(await bucket.read(webp('mug', 320), going)).toBeUndefined();
  await bucket.write(webp('mug', 320), Buffer.from('picture'), going);
  expect(await bucket.has(webp('mug', 320), going)).toBe(true);
  expect(Buffer.from((await bucket.read(webp('mug', 320), going)) ?? []).toString()).toBe('picture');
  expect([...objects.keys()]).toEqual(['/bucket/shop/mug-320.webp']);
});

test('a wrong key is an error', async () => {
  const bucket = openBucket({ secretKey: 'another' });
  await expect(bucket.read(webp('mug', 320), going)).rejects.toThrow('answered 403 to GET');
});

test('an object that is no picture is not taken', async () => {
  objects.set('/bucket/shop/mug-320.webp', { type: 'text/html', content: Buffer.from('<p>') });
  expect(await openBucket().read(webp('mug', 320), going)).toBeUndefined();
});

test('after an error the bucket is left alone for half a minute', async () => {
  const bucket = openBucket();
  error = 'status';
  await expect(bucket.read(webp('mug', 320), going)).rejects.toThrow('answered 503 to GET');
  error = 'none';
  await bucket.write(webp('mug', 320), Buffer.from('picture'), going);
  expect(await bucket.has(webp('mug', 320), going)).toBe(false);
  expect(requests).toHaveLength(1);
  now = 30_000;
  await bucket.write(webp('mug', 320), Buffer.from('picture'), going);
  expect(await bucket.has(webp('mug', 320), going)).toBe(true);
});

test('what one machine made is fetched by the next, and not made again', async () => {
  const made: string[] = [];
  const first = createMachine('first', made);
  first.job.makeAhead();
  await eventually(() => expect(objects.size).toBe(2));
  await first.job.stop();
  expect(made).toEqual(['mug 320 webp', 'mug undefined jpeg']);

  const second = createMachine('second', made);
  second.job.makeAhead();
  second.job.want(webp('mug', 320));
  await eventually(async () => expect(await second.files.has(webp('mug', 320))).toBe(true));
  await eventually(() => expect(second.job.figures()).toEqual({ running: 0, waiting: 0 }));
  await second.job.stop();
  expect(made).toHaveLength(2);
  expect(await readFile(join(folder, 'second', 'mug-320.webp'), 'utf8')).toBe('mug 320');
  // Nobody requested the other size there.
  expect(await readdir(join(folder, 'second'))).toEqual(['mug-320.webp']);
});

test('a bucket that is down costs one attempt; sizes are made here', async () => {
  error = 'status';
  const made: string[] = [];
  const { job, files, jobs } = createMachine('alone', made);
  job.makeAhead();
  await eventually(() => expect(job.figures()).toEqual({ running: 0, waiting: 0 }));
  await job.stop();
  expect(made).toHaveLength(2);
  expect(await files.has(webp('mug', 320))).toBe(true);
  expect(requests).toHaveLength(1);
  expect(jobs.report().find(({ name }) => name === 'picture store')?.failures).toBe(1);
});

test('stopping does not wait for a bucket that hangs', async () => {
  error = 'hangs';
  const { job } = createMachine('stopped');
  job.want(webp('mug', 320));
  await eventually(() => expect(requests).toHaveLength(1));
  await job.stop();
  expect(job.figures().running).toBe(0);
});
