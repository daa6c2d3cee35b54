import type { CommandContext } from './store/store.ts';

/** Adds what a feature has to the context of its commands, as `extendMount` does for requests. */
export const extendCommand =
  <S extends object>(services: () => S) =>
  <A extends readonly unknown[], R>(useCase: (ctx: CommandContext & S, ...rest: A) => R) =>
  (ctx: CommandContext, ...rest: A): R =>
    useCase({ ...ctx, ...services() }, ...rest);
