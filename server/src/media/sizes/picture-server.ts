// Serves pictures without ever waiting for an encoder.

import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { QueueFigures } from '../../platform/jobs/work-queue.ts';
import { findPictureContent, listPicturesAfter } from '../media-repository.ts';
import { isOriginal, type PictureFacts, type PictureSize, sizesInstead } from '../picture-formats.ts';
import type { PictureEncoder } from '../picture-process.ts';
import { PictureFiles } from './picture-files.ts';
import { PictureSizesJob } from './picture-sizes-job.ts';
import { type BucketSettings, PictureBucket } from './picture-store.ts';
import { RecentRequests } from './recent-requests.ts';

interface PictureSettings {
  /** Folder for the files; may be emptied at any time. */
  readonly folder: string;
  /** Whether sizes are made when a picture comes in, or only after they were requested. */
  readonly makesAhead: boolean;
  readonly encode: PictureEncoder;
  /** Shared with other machines. */
  readonly bucket?: BucketSettings | undefined;
}

interface TakenPicture {
  readonly content: Uint8Array;
  readonly contentType: string;
  /** Names the content, so that a browser that has it already does not receive it again. */
  readonly etag: string;
  /** Whether it has the requested size and format, or stands in for it. */
  readonly isExact: boolean;
}

/** More requests than that in a second and pictures wait. */
const MANY_REQUESTS = 100;

export class PictureServer {
  private readonly db: Database;
  private readonly files: PictureFiles;
  private readonly job: PictureSizesJob;
  private readonly requests = new RecentRequests(MANY_REQUESTS);
  private readonly jobs: Jobs;
  private readonly makesAhead: boolean;
  private readonly isShared: boolean;

  constructor(db: Database, jobs: Jobs, { folder, makesAhead, encode, bucket }: PictureSettings) {
    this.jobs = jobs;
    this.isShared = bucket !== undefined;
    this.db = db;
    this.makesAhead = makesAhead;
    this.files = new PictureFiles(folder);
    this.job = new PictureSizesJob({
      files: this.files,
      store: bucket && new PictureBucket(bucket),
      encode,
      jobs,
      load: (hash) => findPictureContent(db, hash),
      listAfter: (id) => listPicturesAfter(db, id),
      isBusy: () => this.requests.areMany,
    });
  }

  /** Making pictures begins when the shop serves requests, so that it does not delay the start. */
  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async () => this.requests.count());
    app.addHook('onListen', async () => {
      // With a bucket, one process makes what all machines need.
      if (this.makesAhead && this.isShared) this.jobs.whenLeading(() => this.job.makeAhead());
      else if (this.makesAhead) this.job.makeAhead();
    });
  }

  /** Requested sizes that are not made yet, for the metrics. */
  figures(): QueueFigures {
    return this.job.figures();
  }

  lookForNew(): void {
    this.job.lookForNew();
  }

  /** The size itself, else the best one that is ready, else the original. */
  async take(size: PictureSize, original: PictureFacts): Promise<TakenPicture | undefined> {
    if (isOriginal(size, original)) return this.readOriginal(original, true);
    const exact = await this.readFile(size, true);
    if (exact) return exact;
    await this.requestSize(size, original);
    for (const other of sizesInstead(size)) {
      if (isOriginal(other, original)) break;
      const ready = await this.readFile(other, false);
      if (ready) return ready;
    }
    return this.readOriginal(original, false);
  }

  close(): Promise<void> {
    return this.job.stop();
  }

  /** AVIF takes long: until it is ready, WebP of the same size is sent. */
  private async requestSize(size: PictureSize, original: PictureFacts): Promise<void> {
    const webp: PictureSize = { ...size, format: 'webp' };
    if (size.format === 'avif' && !isOriginal(webp, original) && !(await this.files.has(webp))) this.job.want(webp);
    this.job.want(size);
  }

  private async readFile(size: PictureSize, isExact: boolean): Promise<TakenPicture | undefined> {
    const { hash, width, format } = size;
    const content = await this.files.read(size);
    return content && { content, contentType: `image/${format}`, etag: `"${hash}-${width}-${format}"`, isExact };
  }

  private async readOriginal({ hash, contentType }: PictureFacts, isExact: boolean): Promise<TakenPicture | undefined> {
    const content = await findPictureContent(this.db, hash);
    return content && { content, contentType, etag: `"${hash}"`, isExact };
  }
}
