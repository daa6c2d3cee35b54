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

/** Issues and groups of a kind that are kept; the others are counted. */
const MAX_KEPT = 10_000;
/** Lines that are named for a group. */
const MAX_LINES = 20;

/** The same issue in several lines. */
export interface IssueGroup extends EntryIssue {
  readonly kind: ImportIssueKind;
  readonly column: string | undefined;
  count: number;
  /** The first of them. */
  lines: number[];
}

/** Says of a file that is imported what was left out, lost, or should be looked at. */
export type ImportReason = IssueGroup & { readonly kind: Exclude<ImportIssueKind, 'error'> };

/** A file of hundreds of thousands of rows may have something to say about each. */
export class ImportIssues {
  readonly all: ImportIssue[] = [];
  private readonly columns: ReadonlyMap<string, string>;
  private readonly counts = new Map<ImportIssueKind, number>();
  private readonly grouped = new Map<string, IssueGroup>();
  private readonly groupCounts = new Map<ImportIssueKind, number>();

  /** `columns`: the names as they stand in the file, by their name in small letters. */
  constructor(columns: ReadonlyMap<string, string>) {
    this.columns = columns;
  }

  add(kind: ImportIssueKind, line: number, column: string | undefined, found: EntryIssue): void {
    const issue = { kind, ...this.at({ line, column }, found) };
    const before = this.count(kind);
    this.counts.set(kind, before + 1);
    this.addToGroup(issue);
    if (before < MAX_KEPT) this.all.push(issue);
  }

  private addToGroup({ kind, line, column, code, values }: ImportIssue): void {
    const key = JSON.stringify([kind, column, code, values]);
    const known = this.grouped.get(key);
    const groups = this.groupCounts.get(kind) ?? 0;
    if (!known && groups >= MAX_KEPT) return;
    const group = known ?? { kind, column, code, values, count: 0, lines: [] };
    if (!known) {
      this.grouped.set(key, group);
      this.groupCounts.set(kind, groups + 1);
    }
    group.count += 1;
    if (group.lines.length < MAX_LINES || line < (group.lines.at(-1) ?? 0))
      group.lines = [...group.lines, line].sort((one, other) => one - other).slice(0, MAX_LINES);
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

  /** Issues that say the same about the same column, by the first line of each. */
  groups<K extends ImportIssueKind>(kind: K): readonly (IssueGroup & { readonly kind: K })[] {
    return [...this.grouped.values()]
      .filter((group): group is IssueGroup & { readonly kind: K } => group.kind === kind)
      .sort(({ lines: [one = 0] }, { lines: [other = 0] }) => one - other);
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

/** The report as text: by kind, with lines that say the same gathered. */
export function reportText(name: string, format: string, issues: ImportIssues, language: string): string {
  const t = translate(fileReport, language);
  const sections = KINDS.flatMap(([kind, title]) => {
    const count = issues.count(kind);
    return count === 0 ? [] : ['', `${t[title]} (${count})`, ...groupLines(issues, kind, language)];
  });
  return [t.title(name, format), ...(sections.length === 0 ? ['', t.complete] : sections), ''].join('\n');
}

function groupLines(issues: ImportIssues, kind: ImportIssueKind, language: string): string[] {
  const t = translate(fileReport, language);
  const groups = issues.groups(kind);
  const left = groups.reduce((rest, { count }) => rest - count, issues.count(kind));
  return [
    ...groups.map(({ column, count, lines, ...issue }) => {
      const others = count > lines.length ? t.others(count - lines.length) : '';
      const place = `${t.lines(lines.join(', '), count)}${others}${column === undefined ? '' : `, ${column}`}`;
      return `  ${place}: ${issueText(issue, language)}`;
    }),
    ...(left > 0 ? [`  ${t.more(left)}`] : []),
  ];
}
