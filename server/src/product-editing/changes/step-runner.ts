import { setImmediate, setTimeout } from 'node:timers/promises';
import type { OpenDatabase } from '../../platform/database/database.ts';

const MAX_PAUSE_MS = 1000;
/** A busy shop is never quiet, and the import has to end. */
const MAX_WAIT_MS = 250;

/** Runs one short step of long work, then pauses. `products`: how many the step may take, so that it is not too long. */
export type StepRunner = <T>(step: (products: number) => Promise<T>) => Promise<T>;

/** How long the pause after a step is, as a part of the step. Somebody waits for a change of staff, nobody for an import. */
export const SHORT_PAUSE = 0.02;

/**
 * The embedded database has one connection, and it works in the process of the shop: a request that needs either waits for the whole step.
 * Elsewhere only orders of the same products wait. A step has a fixed cost, some thirty queries.
 */
const SHORT_STEP_MS = 12;
const LONG_STEP_MS = 150;

/** Fewer would hardly be faster. Sizes are powers of two, so that the same statements come again: they are prepared once. */
export const MIN_SIZE = 8;
const MAX_SIZE = 256;

/**
 * Steps for a shop that is open: after each one, shoppers have the embedded database and its process for twice as long as the step took,
 * and requests that wait for it are answered before the next one; elsewhere only the processor is shared. Otherwise the steps
 * follow each other.
 */
export function createStepRunner(
  isOpen: boolean,
  database?: Pick<OpenDatabase, 'untilQuiet' | 'embedded'>,
  pause = database?.embedded ? 2 : 0.5,
): StepRunner {
  const size = new StepSize(isOpen && database?.embedded ? SHORT_STEP_MS : LONG_STEP_MS);
  return async (step) => {
    const startedAt = performance.now();
    const result = await step(size.products);
    const took = performance.now() - startedAt;
    size.adapt(took);
    if (isOpen) {
      await setTimeout(Math.min(took * pause, MAX_PAUSE_MS));
      await database?.untilQuiet(MAX_WAIT_MS);
    } else await setImmediate();
    return result;
  };
}

/** How many products a step may take. */
export class StepSize {
  products = MIN_SIZE;
  private readonly targetMs: number;

  constructor(targetMs: number) {
    this.targetMs = targetMs;
  }

  /** After a step of this size. */
  adapt(tookMs: number): void {
    if (tookMs > this.targetMs * 1.5) this.products = Math.max(MIN_SIZE, this.products / 2);
    else if (tookMs < this.targetMs / 1.5) this.products = Math.min(MAX_SIZE, this.products * 2);
  }
}
