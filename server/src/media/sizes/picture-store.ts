// Sizes of pictures in an S3-compatible bucket, so that what one machine made serves the others. The bucket may be empty or
// unavailable at any time: machines then make their own.

import type { AwsClient } from 'aws4fetch';
import { type PictureSize, pictureFileName } from '../picture-formats.ts';

export interface BucketSettings {
  /** Address of the bucket, with a folder in it if it is shared: https://s3.example/bucket/folder. */
  readonly url: string;
  readonly keyId: string;
  readonly secretKey: string;
  /** Without it, the region of AWS addresses is read from the address; other servers get us-east-1. */
  readonly region?: string | undefined;
}

/** A size that is missing or cannot be read is undefined or false; only an error of the bucket throws. */
export interface PictureStore {
  has(size: PictureSize, stopping: AbortSignal): Promise<boolean>;
  read(size: PictureSize, stopping: AbortSignal): Promise<Uint8Array | undefined>;
  write(size: PictureSize, content: Uint8Array, stopping: AbortSignal): Promise<void>;
}

const TIMEOUT_MS = 5000;
/** After an error the bucket is left alone for this long. */
const PAUSE_MS = 30_000;
/** Larger than any size the shop makes. */
const MAX_BYTES = 20 * 1024 * 1024;

export class PictureBucket implements PictureStore {
  private readonly settings: BucketSettings;
  private readonly elapsed: () => number;
  private client: Promise<AwsClient> | undefined;
  private pausedUntil = Number.NEGATIVE_INFINITY;

  constructor(settings: BucketSettings, elapsed: () => number = () => performance.now()) {
    this.settings = settings;
    this.elapsed = elapsed;
  }

  async has(size: PictureSize, stopping: AbortSignal): Promise<boolean> {
    const answer = await this.send('HEAD', size, stopping);
    return answer?.ok === true;
  }

  async read(size: PictureSize, stopping: AbortSignal): Promise<Uint8Array | undefined> {
    const answer = await this.send('GET', size, stopping);
    if (!answer?.ok) return undefined;
    const isPicture = answer.headers.get('content-type') === contentType(size);
    return this.finish(async () => {
      if (!isPicture || Number(answer.headers.get('content-length')) > MAX_BYTES) {
        await answer.body?.cancel();
        return undefined;
      }
      return new Uint8Array(await answer.arrayBuffer());
    });
  }

  async write(size: PictureSize, content: Uint8Array, stopping: AbortSignal): Promise<void> {
    const answer = await this.send('PUT', size, stopping, content);
    await answer?.body?.cancel();
  }

  /** Undefined while the bucket is left alone. A missing object is an answer, everything else that is not ok an error. */
  private async send(
    method: string,
    size: PictureSize,
    stopping: AbortSignal,
    content?: Uint8Array,
  ): Promise<Response | undefined> {
    if (this.elapsed() < this.pausedUntil) return undefined;
    return this.finish(async () => {
      this.client ??= this.open();
      const client = await this.client;
      const request = await client.sign(`${this.settings.url}/${pictureFileName(size)}`, {
        method,
        headers: { 'accept-encoding': 'identity', ...(content && { 'content-type': contentType(size) }) },
        ...(content && { body: new Uint8Array(content) }),
      });
      const answer = await fetch(request, {
        redirect: 'manual',
        signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (answer.ok || answer.status === 404) return answer;
      await answer.body?.cancel();
      throw new Error(`the bucket of PICTURES_URL answered ${answer.status} to ${method}`);
    });
  }

  /** Loaded only when it is used. */
  private async open(): Promise<AwsClient> {
    const { AwsClient } = await import('aws4fetch');
    const { keyId, secretKey, region } = this.settings;
    return new AwsClient({
      accessKeyId: keyId,
      secretAccessKey: secretKey,
      service: 's3',
      ...(region !== undefined && { region }),
    });
  }

  private async finish<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.pausedUntil = this.elapsed() + PAUSE_MS;
      throw error;
    }
  }
}

const contentType = ({ format }: PictureSize): string => `image/${format}`;
