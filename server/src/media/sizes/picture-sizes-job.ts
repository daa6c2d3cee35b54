// Makes pictures in other sizes and formats behind the requests, one at a time. First what was requested, then WebP of all
// pictures in the order in which they were imported, and AVIF of what was requested when there is nothing else to do.

import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { QueueFigures } from '../../platform/jobs/work-queue.ts';
import { type PictureFacts, type PictureSize, sizesMadeAhead } from '../picture-formats.ts';
import type { PictureEncoder } from '../picture-process.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureStore } from './picture-store.ts';

export interface PictureSizesOptions {
  readonly files: PictureFiles;
  /** Sizes that other machines have made, and get from this one. */
  readonly store?: PictureStore | undefined;
  readonly encode: PictureEncoder;
  readonly jobs: Jobs;
  /** Content of an original; undefined if it is gone. */
  readonly load: (hash: string) => Promise<Uint8Array | undefined>;
  /** The next originals after that id, in the order of their ids. */
  readonly listAfter: (id: number) => Promise<readonly (PictureFacts & { readonly id: number })[]>;
  /** Whether requests need the machine now. */
  readonly isBusy: () => boolean;
}

/** Further requests are asked again: their answers are cached only shortly. */
const MAX_WANTED = 10_000;
const BUSY_PAUSE_MS = 250;
/** After that many pauses a picture is made even if requests are many: otherwise a busy shop would never get it. */
const MAX_BUSY_PAUSES = 40;
const RETRY_MS = 10 * 60_000;
const ERROR_PAUSE_MS = 5000;

export class PictureSizesJob {
  private readonly options: PictureSizesOptions;
  private readonly stopping = new AbortController();
  private readonly wanted = new Map<string, PictureSize>();
  private readonly wantedAvif = new Map<string, PictureSize>();
  /** When a size that could not be made is tried again. */
  private readonly retryAt = new Map<string, number>();
  /** Everything up to this original is made; undefined: nothing is made ahead. */
  private doneUntil: number | undefined;
  private hasNewPictures = false;
  private running: Promise<void> | undefined;

  constructor(options: PictureSizesOptions) {
    this.options = options;
  }

  /** Requested sizes that are not made yet, for the metrics. */
  figures(): QueueFigures {
    return { running: this.running ? 1 : 0, waiting: this.wanted.size + this.wantedAvif.size };
  }

  /** Makes a size that was requested. */
  want(size: PictureSize): void {
    const key = keyOf(size);
    const queue = size.format === 'avif' ? this.wantedAvif : this.wanted;
    if (queue.size >= MAX_WANTED || (this.retryAt.get(key) ?? 0) > performance.now()) return;
    queue.set(key, size);
    this.run();
  }

  /** Makes the usual sizes of all pictures; those that are ready are left as they are. */
  makeAhead(): void {
    this.doneUntil ??= 0;
    this.hasNewPictures = true;
    this.run();
  }

  /** Pictures may have been added; they are made if `makeAhead` was called before. */
  lookForNew(): void {
    if (this.doneUntil !== undefined) this.makeAhead();
  }

  /** Waits for the size being made, so that nothing is written afterwards. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private run(): void {
    if (this.running || this.stopping.signal.aborted) return;
    this.running = this.work().finally(() => {
      this.running = undefined;
    });
  }

  private async work(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const step = this.nextStep();
      if (!step) return;
      const done = await this.succeeds(step);
      if (!done) await this.pause(ERROR_PAUSE_MS);
    }
  }

  /** An error of the database must not end the job. */
  private async succeeds(step: () => Promise<void>): Promise<boolean> {
    let done = false;
    await this.options.jobs.attempt('picture sizes', async () => {
      await step();
      done = true;
    });
    return done;
  }

  private nextStep(): (() => Promise<void>) | undefined {
    const [soon] = this.wanted.values();
    if (soon) return () => this.makeWanted(soon, this.wanted);
    if (this.hasNewPictures) return () => this.makeNextAhead();
    const [later] = this.wantedAvif.values();
    return later && (() => this.makeWantedAvif(later));
  }

  private async makeWanted(size: PictureSize, queue: Map<string, PictureSize>): Promise<void> {
    await this.makeMissing([size]);
    queue.delete(keyOf(size));
  }

  /** AVIF takes a second each: rest as long as it took, so that at most half a core is used. */
  private async makeWantedAvif(size: PictureSize): Promise<void> {
    const start = performance.now();
    await this.makeWanted(size, this.wantedAvif);
    await this.pause(performance.now() - start);
  }

  private async makeNextAhead(): Promise<void> {
    this.hasNewPictures = false;
    const pictures = await this.options.listAfter(this.doneUntil ?? 0).catch((error: unknown) => {
      this.hasNewPictures = true;
      throw error;
    });
    if (pictures.length === 0) return;
    this.hasNewPictures = true;
    for (const picture of pictures) {
      for (const size of this.wanted.values()) await this.makeWanted(size, this.wanted);
      if (this.stopping.signal.aborted) return;
      await this.makeMissing(await this.absentFromStore(sizesMadeAhead(picture)));
      this.doneUntil = picture.id;
    }
  }

  private async makeMissing(sizes: readonly PictureSize[]): Promise<void> {
    const { files, load } = this.options;
    let content: Uint8Array | undefined;
    for (const size of sizes) {
      if (this.stopping.signal.aborted || (await files.has(size))) continue;
      if (await this.fetchFromStore(size)) continue;
      content ??= await load(size.hash);
      if (content) await this.make(size, content);
    }
  }

  /** Sizes in the store need not be made ahead here: they are fetched when a browser requests them. */
  private async absentFromStore(sizes: PictureSize[]): Promise<PictureSize[]> {
    const { store, files } = this.options;
    if (!store) return sizes;
    const absent: PictureSize[] = [];
    for (const size of sizes) {
      const isThere = (await files.has(size)) || (await this.askStore(() => store.has(size, this.stopping.signal)));
      if (!isThere) absent.push(size);
    }
    return absent;
  }

  private async fetchFromStore(size: PictureSize): Promise<boolean> {
    const { store, files } = this.options;
    const content = store && (await this.askStore(() => store.read(size, this.stopping.signal)));
    if (!content) return false;
    return this.succeeds(() => files.write(size, content));
  }

  /** A store that fails is as good as empty; its errors are counted and logged. */
  private async askStore<T>(ask: () => Promise<T>): Promise<T | undefined> {
    let answer: T | undefined;
    if (this.stopping.signal.aborted) return answer;
    await this.options.jobs.attempt('picture store', async () => {
      answer = await ask();
    });
    return answer;
  }

  /** A picture that cannot be encoded or stored is logged, and tried again later. */
  private async make(size: PictureSize, content: Uint8Array): Promise<void> {
    const { files, encode, store } = this.options;
    await this.waitWhileBusy();
    if (this.stopping.signal.aborted) return;
    const key = keyOf(size);
    let encoded: Uint8Array | undefined;
    const done = await this.succeeds(async () => {
      encoded = await encode(content, size.width, size.format);
      await files.write(size, encoded);
    });
    if (store && encoded) await this.putIntoStore(store, size, encoded);
    if (done) this.retryAt.delete(key);
    else this.retryAt.set(key, performance.now() + RETRY_MS);
  }

  private async putIntoStore(store: PictureStore, size: PictureSize, content: Uint8Array): Promise<void> {
    await this.askStore(() => store.write(size, content, this.stopping.signal));
  }

  private async waitWhileBusy(): Promise<void> {
    for (let pauses = 0; pauses < MAX_BUSY_PAUSES && this.options.isBusy(); pauses++) await this.pause(BUSY_PAUSE_MS);
  }

  /** Ends early when the job is stopped. */
  private pause(ms: number): Promise<void> {
    const { signal } = this.stopping;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, signal.aborted ? 0 : ms).unref();
      signal.addEventListener('abort', end);
    });
  }
}

const keyOf = ({ hash, width, format }: PictureSize): string => `${hash} ${width ?? 'full'} ${format}`;
