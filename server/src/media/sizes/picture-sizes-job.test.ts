import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { PictureSize } from '../picture-formats.ts';
import type { PictureEncoder } from '../picture-process.ts';
import { PictureFiles } from './picture-files.ts';
import { PictureSizesJob } from './picture-sizes-job.ts';

let folder: string;
let made: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-sizes-'));
  made = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

/** Waits long enough for a busy machine. */

const originals = ['first', 'second', 'third'].map((hash, at) => ({
  id: at + 1,
  hash,
  width: 500,
  contentType: 'image/webp',
}));
const SIZES = ['480 webp', '320 webp', 'full jpeg'];
const allOf = (...hashes: string[]) => hashes.flatMap((hash) => SIZES.map((size) => `${hash} ${size}`));
const webp = (hash: string, width: number): PictureSize => ({ hash, width, format: 'webp' });

const record: PictureEncoder = async (content, width, format) => {
  made.push(`${Buffer.from(content)} ${width ?? 'full'} ${format}`);
  return content;
};

function createJob(encode: PictureEncoder = record, isBusy = () => false) {
  const jobs = new Jobs(() => new Date('2026-11-20T10:00:00Z'));
  const job = new PictureSizesJob({
    files: new PictureFiles(folder),
    encode,
    jobs,
    load: async (hash) => Buffer.from(hash),
    listAfter: async (id) => originals.filter((picture) => picture.id > id),
    isBusy,
  });
  return { job, jobs };
}

test('pictures are made one at a time, in the order of their ids; AVIF comes last and requests come first', async () => {
  let running = 0;
  const { job } = createJob(async (content, width, format) => {
    expect(++running).toBe(1);
    // A shopper opens a page while the first picture is made.
    if (made.length === 0) job.want(webp('third', 320));
    await record(content, width, format);
    running--;
    return content;
  });
  job.makeAhead();
  job.want({ hash: 'second', width: 320, format: 'avif' });
  await eventually(() => expect(made).toHaveLength(10));
  await job.stop();
  expect(made).toEqual([
    ...allOf('first'),
    'third 320 webp',
    ...allOf('second'),
    'third 480 webp',
    'third full jpeg',
    'second 320 avif',
  ]);
});

test('what a process made before it ended is not made again', async () => {
  const { job } = createJob(async (content, width, format) => {
    if (made.length === 4) throw new Error('the process ends here');
    return record(content, width, format);
  });
  job.makeAhead();
  await eventually(() => expect(made).toHaveLength(4));
  await job.stop();
  const files = await readdir(folder);
  expect(files).toHaveLength(4);

  const next = createJob();
  next.job.makeAhead();
  await eventually(async () => expect(await readdir(folder)).toHaveLength(9));
  await next.job.stop();
  expect([...made].sort()).toEqual(allOf('first', 'second', 'third').sort());
});

test('a picture that cannot be encoded is counted as an error and stops no other', async () => {
  const { job, jobs } = createJob(async (content, width, format) => {
    if (String(content) === 'first') throw new Error('Input buffer contains unsupported image format');
    return record(content, width, format);
  });
  job.makeAhead();
  await eventually(() => expect(made).toHaveLength(6));
  expect(made).toEqual(allOf('second', 'third'));
  expect(jobs.report()).toMatchObject([{ name: 'picture sizes', failures: 3 }]);
  // It is not tried again with every request.
  job.want(webp('first', 320));
  job.want(webp('second', 640));
  await eventually(() => expect(made).toHaveLength(7));
  await job.stop();
  expect(jobs.report()).toMatchObject([{ failures: 3 }]);
});

test('pictures wait while requests are many, but not for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let busy = true;
  const { job } = createJob(record, () => busy);
  job.want(webp('first', 320));
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(5000);
  expect(made).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  await eventually(() => expect(made).toEqual(['first 320 webp']));
  busy = false;
  job.want(webp('second', 320));
  await eventually(() => expect(made).toHaveLength(2));
  await job.stop();
});

test('an error of the database ends nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let errors = 1;
  const jobs = new Jobs(() => new Date('2026-11-20T10:00:00Z'));
  const job = new PictureSizesJob({
    files: new PictureFiles(folder),
    encode: record,
    jobs,
    load: async (hash) => Buffer.from(hash),
    listAfter: async (id) => {
      if (errors-- > 0) throw new Error('connection terminated');
      return originals.filter((picture) => picture.id > id);
    },
    isBusy: () => false,
  });
  job.makeAhead();
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(5000);
  await eventually(() => expect(made).toHaveLength(9));
  await job.stop();
});
