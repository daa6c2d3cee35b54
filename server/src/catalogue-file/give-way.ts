import { setImmediate, setTimeout } from 'node:timers/promises';

const MAX_PAUSE_MS = 1000;

/** Runs one short step of long work, then pauses. */
export type StepRunner = <T>(step: () => Promise<T>) => Promise<T>;

/**
 * Steps for a shop that is open: after each one, shoppers have the database and the processor for as long as the step took.
 * Otherwise the steps follow each other.
 */
export function giveWay(isOpen: boolean): StepRunner {
  return async (step) => {
    const startedAt = performance.now();
    const result = await step();
    if (isOpen) await setTimeout(Math.min(performance.now() - startedAt, MAX_PAUSE_MS));
    else await setImmediate();
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
