import { vi } from 'vitest';

/** Repeats a check until it passes. The limit is generous: tests say that something happens, not how soon on a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
