// Says what is wrong with a file, or worth knowing about it, as a code with values: the same for the command, the screen and the
// report, each in the language of its reader.
import { defaultLanguage } from '@vitrine/contract/site/site-languages.ts';
import { fileFaults } from '../../messages/en/file-fault.ts';
import { translate } from '../../messages/translate.ts';

type Texts = typeof fileFaults;
export type FaultCode = keyof Texts;
type ValuesOf<C extends FaultCode> = Texts[C] extends (...values: infer V extends (string | number)[]) => string
  ? V
  : [];

export interface Fault {
  readonly code: FaultCode;
  readonly values: readonly (string | number)[];
}

/** A fault of an entry, by the keys that lead to it. */
export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly fault: Fault;
}

/** A fault with its place in a file. It is stored as JSON. */
export interface FileProblem extends Fault {
  /** Null when it is about no file in particular. */
  readonly file: string | null;
  readonly line: number | null;
  /** The column of a table, or the entry and its key; empty when the whole line is meant. */
  readonly place: string;
}

export const fault = <C extends FaultCode>(code: C, ...values: ValuesOf<C>): Fault => ({ code, values });

export const problemAt = (
  { code, values }: Fault,
  { file = null, line = null, place = '' }: Partial<Omit<FileProblem, keyof Fault>> = {},
): FileProblem => ({ code, values, file, line, place });

export function faultText({ code, values }: Fault, language: string = defaultLanguage): string {
  const text: string | ((...values: never[]) => string) = translate(fileFaults, language)[code];
  return typeof text === 'string' ? text : text(...(values as never[]));
}

/** For a refusal, which is told in the language of its reader. */
export const inLanguage =
  (found: Fault) =>
  (language: string): string =>
    faultText(found, language);

/** `prices.csv:12, price: "abc" is not a number`, for the command. */
export function problemText(problem: FileProblem): string {
  const { file, line, place } = problem;
  const where = [file === null ? '' : file + (line === null ? '' : `:${line}`), place].filter((part) => part !== '');
  return [...(where.length > 0 ? [where.join(', ')] : []), faultText(problem)].join(': ');
}
