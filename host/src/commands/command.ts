// Defines a command of the merchant: its words, its options and its help, and the use case it calls.
import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { ShopCommands } from '@vitrine/server';
import { TYPED } from '@vitrine/server/program.ts';

/** The merchant typed something that cannot be meant: the message says what, and the help of the command follows. */
export class WrongArgument extends Error {}

/** Called with the completed share, from 0 to 1. */
export type Progress = (share: number) => void;

export interface Command {
  readonly name: string;
  /** How it is typed, and what it does. */
  readonly help: readonly string[];
  run(api: ShopCommands, args: readonly string[], progress: Progress): Promise<string[]>;
  /** The arguments with absolute paths, because files are read by the process that has the database. */
  withAbsolutePaths(args: readonly string[], folder: string): string[];
}

type Values<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: O }>
>['values'];

interface Definition<O extends ParseArgsOptionsConfig> {
  readonly name: string;
  /** Arguments after the name; a word in brackets may be left out. */
  readonly words?: readonly string[];
  readonly options?: O;
  /** Values of options that may be given without one, as `--stock` for `--stock=set`. */
  readonly bare?: Readonly<Record<string, string>>;
  /** The options as the help shows them. */
  readonly usage?: string;
  readonly help: string;
  /** Which of the words, by their position, and which options are paths on the merchant's machine. */
  readonly paths?: { word?(words: readonly string[]): number | undefined; readonly options?: readonly string[] };
  run(
    api: ShopCommands,
    input: { readonly words: readonly string[]; readonly options: Values<O> },
    progress: Progress,
  ): Promise<string[]>;
}

const INDENT = ' '.repeat(33);
const PREFIX = `  ${TYPED} `;

export function defineCommand<const O extends ParseArgsOptionsConfig = Record<never, never>>(
  definition: Definition<O>,
): Command {
  const { name, words = [], usage, options = {} as O, bare = {} } = definition;
  const complete = (args: readonly string[]) =>
    args.map((arg) => {
      const value = arg.startsWith('--') ? bare[arg.slice(2)] : undefined;
      return value === undefined ? arg : `${arg}=${value}`;
    });
  const typed = PREFIX + [name, ...words, usage].filter(Boolean).join(' ');
  const [first = '', ...rest] = definition.help.split('\n');
  const help = [
    ...(typed.length < INDENT.length ? [typed.padEnd(INDENT.length) + first] : [typed, INDENT + first]),
    ...rest.map((line) => INDENT + line),
  ];
  return {
    name,
    help,
    withAbsolutePaths: (args, folder) => withAbsolutePaths(complete(args), options, definition.paths ?? {}, folder),
    run: async (api, args, progress) => {
      const { positionals, values } = parse(complete(args), options);
      checkWords(positionals, words);
      return definition.run(api, { words: positionals, options: values }, progress);
    },
  };
}

function parse<O extends ParseArgsOptionsConfig>(args: string[], options: O) {
  try {
    return parseArgs<{ args: string[]; allowPositionals: true; options: O }>({ args, allowPositionals: true, options });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Only the first sentence: the others explain how to pass such a text to a program.
    throw new WrongArgument(`${error.message.split(/\.\s|\n/, 1)[0]?.replace(/\.$/, '')}.`);
  }
}

function withAbsolutePaths(
  args: string[],
  options: ParseArgsOptionsConfig,
  { word, options: named = [] }: NonNullable<Definition<ParseArgsOptionsConfig>['paths']>,
  folder: string,
): string[] {
  const { tokens } = parseArgs({ args, allowPositionals: true, strict: false, options, tokens: true });
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token] : []));
  const path = words[word?.(words.map(({ value }) => value)) ?? -1];
  if (path) args[path.index] = resolve(folder, path.value);
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined || !named.includes(token.name)) continue;
    const absolute = resolve(folder, token.value);
    if (token.inlineValue) args[token.index] = `--${token.name}=${absolute}`;
    else args[token.index + 1] = absolute;
  }
  return args;
}

function checkWords(given: readonly string[], words: readonly string[]): void {
  const missing = words.slice(given.length).find((word) => !word.startsWith('['));
  if (missing !== undefined) throw new WrongArgument(`${missing} is missing.`);
  const surplus = given[words.length];
  if (surplus !== undefined) throw new WrongArgument(`"${surplus}" is not expected here.`);
}
