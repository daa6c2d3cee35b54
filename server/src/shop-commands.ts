// The commands of all features: use cases of staff that can be called on the machine of the shop.
import type { Collect, CommandsOf } from './feature.ts';
import type { features } from './features.ts';
import type { CommandContext } from './store/store.ts';

type Commands = CommandsOf<(typeof features)[number]>;

type WithoutFirst<F> = F extends (ctx: CommandContext, ...rest: infer R) => infer A ? (...rest: R) => A : never;

export type ShopCommands = { readonly [Name in keyof Commands]: WithoutFirst<Commands[Name]> };

/** Each call gets a context of its own, with the time of the call. */
export const createShopCommands = (collect: Collect, createContext: () => CommandContext): ShopCommands =>
  Object.fromEntries(
    collect('commands')
      .flatMap((commands) => Object.entries(commands))
      .map(([name, useCase]) => [name, (...rest: never[]) => useCase(createContext(), ...rest)]),
  ) as ShopCommands;
