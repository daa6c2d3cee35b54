import { setImmediate, setTimeout } from 'node:timers/promises';
import type { OpenDatabase } from '../platform/database/database.ts';

const MAX_PAUSE_MS = 1000;
/** A busy shop is never quiet, and the import has to end. */
const MAX_WAIT_MS = 250;

/** Runs one short step of long work, then pauses. */
export type StepRunner = <T>(step: () => Promise<T>) => Promise<T>;

/** How long the pause after a step is, as a part of the step. Somebody waits for a change of staff, nobody for an import. */
export const SHORT_PAUSE = 0.02;

/**
 * Steps for a shop that is open: after each one, shoppers have the database and the processor for as long as the step took,
 * and requests that wait for the embedded database are answered before the next one. Otherwise the steps follow each other.
 */
export function giveWay(isOpen: boolean, database?: Pick<OpenDatabase, 'untilQuiet'>, pause = 1): StepRunner {
  return async (step) => {
    const startedAt = performance.now();
    const result = await step();
    if (isOpen) {
      await setTimeout(Math.min((performance.now() - startedAt) * pause, MAX_PAUSE_MS));
      await database?.untilQuiet(MAX_WAIT_MS);
    } else await setImmediate();
    return result;
  };
}

/**
 * Products of one step of a larger import. The embedded database has one connection: while the shop is open, shoppers wait for it.
 * Every step has a fixed cost, some thirty queries.
 */
export const productsInStep = ({
  embedded,
  isOpen,
}: {
  readonly embedded: boolean;
  readonly isOpen: boolean;
}): number => (embedded && isOpen ? 10 : 40);
