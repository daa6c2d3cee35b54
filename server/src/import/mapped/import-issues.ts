// Collects what an import found in another shop's file, for the report.
import { fileReport } from '../../messages/en/file-issue.ts';
import { translate } from '../../messages/translate.ts';
import { type EntryIssue, type FileIssue, issueAt, issueText } from '../../product-editing/entries/issue.ts';

/**
 * error: nothing is imported. refused: this entry is left out. lost: this value has no place here. warning: imported, but
 * look at it.
 */
export type ImportIssueKind = 'error' | 'refused' | 'warning' | 'lost';

export interface ImportIssue extends EntryIssue {
  readonly kind: ImportIssueKind;
  readonly line: number;
  /** As it stands in the file; undefined when the whole row is meant. */
  readonly column: string | undefined;
}

/** Issues of a kind that are kept, and groups of values that are lost; the others are counted. */
const MAX_KEPT = 10_000;
/** Lines that are named for a group. */
const MAX_LINES = 20;

/** The same loss in several lines. */
interface LostGroup extends EntryIssue {
  readonly column: string | undefined;
  count: number;
  /** The first of them. */
  lines: number[];
}

/** A file of hundreds of thousands of rows may have something to say about each. */
export class ImportIssues {
  readonly all: ImportIssue[] = [];
  private readonly columns: ReadonlyMap<string, string>;
  private readonly counts = new Map<ImportIssueKind, number>();
  private readonly lostGroups = new Map<string, LostGroup>();

  /** `columns`: the names as they stand in the file, by their name in small letters. */
  constructor(columns: ReadonlyMap<string, string>) {
    this.columns = columns;
  }

  add(kind: ImportIssueKind, line: number, column: string | undefined, found: EntryIssue): void {
    const issue = { kind, ...this.at({ line, column }, found) };
    const before = this.count(kind);
    this.counts.set(kind, before + 1);
    if (kind === 'lost') this.addLost(issue);
    if (before < MAX_KEPT) this.all.push(issue);
  }

  private addLost({ line, column, code, values }: ImportIssue): void {
    const key = JSON.stringify([column, code, values]);
    const group = this.lostGroups.get(key) ?? { column, code, values, count: 0, lines: [] };
    group.count += 1;
    if (group.lines.length < MAX_LINES || line < (group.lines.at(-1) ?? 0))
      group.lines = [...group.lines, line].sort((a, b) => a - b).slice(0, MAX_LINES);
    if (this.lostGroups.size < MAX_KEPT) this.lostGroups.set(key, group);
  }

  /** The issue with its place, in the words of the file. */
  at({ line, column }: { line: number; column: string | undefined }, found: EntryIssue): Omit<ImportIssue, 'kind'> {
    return { line, column: column && (this.columns.get(column) ?? column), ...found };
  }

  count(kind: ImportIssueKind): number {
    return this.counts.get(kind) ?? 0;
  }

  /** The first of them. */
  of(kind: ImportIssueKind): readonly ImportIssue[] {
    return this.all.filter((issue) => issue.kind === kind);
  }

  lost(): readonly LostGroup[] {
    return [...this.lostGroups.values()];
  }
}

export const toFileIssue = (name: string, issue: Omit<ImportIssue, 'kind'>): FileIssue =>
  issueAt(issue, { file: name, line: issue.line, place: issue.column ?? '' });

const KINDS: readonly (readonly [ImportIssueKind, 'errors' | 'refused' | 'warnings' | 'lost'])[] = [
  ['error', 'errors'],
  ['refused', 'refused'],
  ['warning', 'warnings'],
  ['lost', 'lost'],
];

/** The report as text: by kind, with values that are lost gathered by column. */
export function reportText(name: string, format: string, issues: ImportIssues, language: string): string {
  const t = translate(fileReport, language);
  const sections = KINDS.flatMap(([kind, title]) => {
    const count = issues.count(kind);
    if (count === 0) return [];
    const lines = kind === 'lost' ? lostLines(issues, language) : rowLines(issues, kind, language);
    return ['', `${t[title]} (${count})`, ...lines];
  });
  return [t.title(name, format), ...(sections.length === 0 ? ['', t.complete] : sections), ''].join('\n');
}

const more = (count: number, language: string): string[] =>
  count > 0 ? [`  ${translate(fileReport, language).more(count)}`] : [];

function rowLines(issues: ImportIssues, kind: ImportIssueKind, language: string): string[] {
  const t = translate(fileReport, language);
  const kept = issues.of(kind);
  return [
    ...kept
      .toSorted((a, b) => a.line - b.line)
      .map(
        ({ line, column, ...issue }) =>
          `  ${t.line(line)}${column === undefined ? '' : `, ${column}`}: ${issueText(issue, language)}`,
      ),
    ...more(issues.count(kind) - kept.length, language),
  ];
}

function lostLines(issues: ImportIssues, language: string): string[] {
  const t = translate(fileReport, language);
  const groups = issues.lost();
  const told = groups.reduce((sum, { count }) => sum + count, 0);
  return [
    ...groups.map(({ column = t.row, count, lines, ...issue }) => {
      const others = count > lines.length ? t.others(count - lines.length) : '';
      return `  ${column}: ${issueText(issue, language)} (${t.lines(lines.join(', '), count)}${others})`;
    }),
    ...more(issues.count('lost') - told, language),
  ];
}
