// A process that decodes and encodes pictures, one after the other. The shop's own process never does: its threads compute
// password hashes, which must not wait for pictures, and only a process can be ended when a picture takes too long
// (decision 071). It is started for the first picture and ends when there is nothing to do, which frees its memory.

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { MAX_PICTURE_BYTES } from '@vitrine/contract/picture-limits.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { WorkQueue } from '../platform/jobs/work-queue.ts';
import type { PictureFormat } from './picture-formats.ts';
import { formatBySignature } from './picture-signature.ts';
import type {
  CheckedPicture,
  PictureAnswer,
  PictureBox,
  PictureError,
  PictureTask,
  PngPicture,
  ResultOf,
} from './picture-task.ts';

/** The picture took longer than the limit, or ended the process. */
export class TookTooMuch extends Error {
  constructor() {
    super('a picture took too much time or memory');
  }
}

interface PictureProcessOptions {
  /** The time limit for one picture. */
  readonly maxSeconds: number;
  /** For tests. */
  readonly program?: string;
}

const IDLE_MS = 5000;
const IN_LINE = 100;
/** The sources are TypeScript; a bundle has the program beside it. */
const PROGRAM = join(import.meta.dirname, `picture-program${import.meta.filename.endsWith('.ts') ? '.ts' : '.js'}`);

const turnAway = (): never => throwDomainError('request.busy', {}, { retryAfter: 10 });

export class PictureProcess {
  private readonly options: PictureProcessOptions;
  private readonly queue = new WorkQueue({ atOnce: 1, inLine: IN_LINE });
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(options: PictureProcessOptions) {
    this.options = options;
  }

  run<T extends PictureTask>(task: T): Promise<ResultOf<T>> {
    return this.queue.run(() => this.send(task), turnAway);
  }

  private async send<T extends PictureTask>(task: T): Promise<ResultOf<T>> {
    clearTimeout(this.idle);
    // One that has ended meanwhile is replaced.
    if (!this.child?.connected) this.child = start(this.options.program ?? PROGRAM);
    const { child } = this;
    holdOpen(child, true);
    const answer = await ask(child, task, this.options.maxSeconds).catch((error: unknown) => {
      child.kill('SIGKILL');
      this.child = undefined;
      throw error;
    });
    this.rest(child);
    if ('error' in answer) throw new Error(answer.error);
    return answer.result;
  }

  /** The process must neither keep memory nor keep the shop or a command from ending. */
  private rest(child: ChildProcess): void {
    holdOpen(child, false);
    this.idle = setTimeout(() => {
      this.child = undefined;
      child.kill('SIGKILL');
    }, IDLE_MS).unref();
  }
}

/** One thread, because there is one picture at a time. Memory of a picture is returned at once (glibc): half as much is used. */
const ENVIRONMENT = {
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** It gets none of the settings of the shop, which contain its passwords. */
const start = (program: string): ChildProcess =>
  fork(program, { env: ENVIRONMENT, execArgv: ['--max-semi-space-size=1'], serialization: 'advanced' })
    // The error is of a process that has ended meanwhile. A caller that waits for it has its own listener.
    .on('error', () => {});

function holdOpen(child: ChildProcess, isHeld: boolean): void {
  for (const handle of [child, child.channel]) {
    if (isHeld) handle?.ref();
    else handle?.unref();
  }
}

function ask<T extends PictureTask>(child: ChildProcess, task: T, maxSeconds: number): Promise<PictureAnswer<T>> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(limit);
      child.off('message', receive).off('error', fail).off('exit', leave);
      end();
    };
    const receive = (answer: PictureAnswer<T>) => settle(() => resolve(answer));
    const fail = (error: Error) => settle(() => reject(error));
    // Without a code it was ended: the decoder has crashed, or the machine has no memory for this picture.
    const leave = (code: number | null) =>
      fail(code === null ? new TookTooMuch() : new Error(`the process for pictures has ended with code ${code}`));
    const limit = setTimeout(() => fail(new TookTooMuch()), maxSeconds * 1000);
    child.on('message', receive).on('error', fail).on('exit', leave);
    child.send(task);
  });
}

// Whether a file is a picture that can be shown, and the form in which it is stored. Every picture goes through here,
// whether it is imported or uploaded.

/** A photo of the most pixels that is turned and written again takes 20 seconds of a busy machine, an AVIF a minute. */
const checks = new PictureProcess({ maxSeconds: 120 });

/** By its content, whatever its name says. */
export async function checkPicture(content: Uint8Array): Promise<CheckedPicture | PictureError> {
  if (content.length > MAX_PICTURE_BYTES) return 'file.too-large';
  if (!formatBySignature(content)) return 'picture.not-a-picture';
  return checks.run({ name: 'examine', content }).catch((error: unknown) => {
    if (error instanceof TookTooMuch) return 'picture.too-much';
    throw error;
  });
}

/** Writes a picture that has been checked as a PNG that fits into the box. */
export const fitPicture = (content: Uint8Array, box: PictureBox): Promise<PngPicture> =>
  checks.run({ name: 'fit', content, box });

/** Turns a picture into the width and format; undefined keeps its own width. */
export type PictureEncoder = (
  content: Uint8Array,
  width: number | undefined,
  format: PictureFormat,
) => Promise<Uint8Array>;

/** AVIF of the most pixels takes two minutes of a slow core. */
const sizes = new PictureProcess({ maxSeconds: 600 });

export const encodePicture: PictureEncoder = (content, width, format) =>
  sizes.run({ name: 'resize', content, width, format });
