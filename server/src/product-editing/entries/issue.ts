// Says what is wrong with a file, or worth knowing about it, as a code with values: the same for the command, the screen and the
// report, each in the language of its reader.
import { defaultLanguage } from '@vitrine/contract/site/site-languages.ts';
import { fileIssueMessages } from '../../messages/en/file-issue.ts';
import { translate } from '../../messages/translate.ts';

type Texts = typeof fileIssueMessages;
export type IssueCode = keyof Texts;
type ValuesOf<C extends IssueCode> = Texts[C] extends (...values: infer V extends (string | number)[]) => string
  ? V
  : [];

export interface EntryIssue {
  readonly code: IssueCode;
  readonly values: readonly (string | number)[];
}

/** An issue of an entry, by the keys that lead to it. */
export interface LocatedIssue extends EntryIssue {
  readonly path: readonly PropertyKey[];
}

/** An issue with its place in a file. It is stored as JSON. */
export interface FileIssue extends EntryIssue {
  /** Null when it is about no file in particular. */
  readonly file: string | null;
  readonly line: number | null;
  /** The column of a table, or the entry and its key; empty when the whole line is meant. */
  readonly place: string;
}

export const createIssue = <C extends IssueCode>(code: C, ...values: ValuesOf<C>): EntryIssue => ({ code, values });

export const issueAt = (
  { code, values }: EntryIssue,
  { file = null, line = null, place = '' }: Partial<Omit<FileIssue, keyof EntryIssue>> = {},
): FileIssue => ({ code, values, file, line, place });

export function issueText({ code, values }: EntryIssue, language: string = defaultLanguage): string {
  const text: string | ((...values: never[]) => string) = translate(fileIssueMessages, language)[code];
  return typeof text === 'string' ? text : text(...(values as never[]));
}

/** For a domain error, which is told in the language of its reader. */
export const inLanguage =
  (found: EntryIssue) =>
  (language: string): string =>
    issueText(found, language);

/** `prices.csv:12, price: "abc" is not a number`, for the command. */
export function fileIssueText(issue: FileIssue): string {
  const { file, line, place } = issue;
  const where = [file === null ? '' : file + (line === null ? '' : `:${line}`), place].filter((part) => part !== '');
  return [...(where.length > 0 ? [where.join(', ')] : []), issueText(issue)].join(': ');
}
