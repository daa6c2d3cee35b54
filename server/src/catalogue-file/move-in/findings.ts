// What an import of another shop's file has to say about it, for the report.

/**
 * error: nothing is imported. refused: this entry is left out. lost: this value has no place here. warning: imported, but
 * look at it.
 */
export type FindingKind = 'error' | 'refused' | 'warning' | 'lost';

export interface Finding {
  readonly kind: FindingKind;
  readonly line: number;
  /** As it stands in the file; undefined when the whole row is meant. */
  readonly column: string | undefined;
  readonly message: string;
}

/** Findings of a kind that are kept, and groups of values that are lost; the others are counted. */
const MAX_KEPT = 10_000;
/** Lines that are named for a group. */
const MAX_LINES = 20;

/** The same loss in several lines. */
interface LostGroup {
  readonly title: string;
  count: number;
  /** The first of them. */
  lines: number[];
}

/** A file of hundreds of thousands of rows may have something to say about each. */
export class Findings {
  readonly all: Finding[] = [];
  private readonly columns: ReadonlyMap<string, string>;
  private readonly counts = new Map<FindingKind, number>();
  private readonly lostGroups = new Map<string, LostGroup>();

  /** `columns`: the names as they stand in the file, by their name in small letters. */
  constructor(columns: ReadonlyMap<string, string>) {
    this.columns = columns;
  }

  add(kind: FindingKind, line: number, column: string | undefined, message: string): void {
    const found = { kind, ...this.at({ line, column }, message) };
    const before = this.count(kind);
    this.counts.set(kind, before + 1);
    if (kind === 'lost') this.addLost(found);
    if (before < MAX_KEPT) this.all.push(found);
  }

  private addLost({ line, column, message }: Finding): void {
    const title = `${column ?? 'row'}: ${message}`;
    const group = this.lostGroups.get(title) ?? { title, count: 0, lines: [] };
    group.count += 1;
    if (group.lines.length < MAX_LINES || line < (group.lines.at(-1) ?? 0))
      group.lines = [...group.lines, line].sort((a, b) => a - b).slice(0, MAX_LINES);
    if (this.lostGroups.size < MAX_KEPT) this.lostGroups.set(title, group);
  }

  /** The message with its place, in the words of the file. */
  at({ line, column }: { line: number; column: string | undefined }, message: string): Omit<Finding, 'kind'> {
    return { line, column: column && (this.columns.get(column) ?? column), message };
  }

  count(kind: FindingKind): number {
    return this.counts.get(kind) ?? 0;
  }

  /** The first of them. */
  of(kind: FindingKind): readonly Finding[] {
    return this.all.filter((finding) => finding.kind === kind);
  }

  lost(): readonly LostGroup[] {
    return [...this.lostGroups.values()];
  }
}

export const findingText = (name: string, { line, column, message }: Omit<Finding, 'kind'>): string =>
  `${name}:${line}${column === undefined ? '' : `, ${column}`}: ${message}`;

const TITLES: readonly (readonly [FindingKind, string])[] = [
  ['error', 'Errors: nothing is imported until they are corrected'],
  ['refused', 'Left out'],
  ['warning', 'Imported, but please check'],
  ['lost', 'Not carried over'],
];

/** The report as text: by kind, with values that are lost gathered by column. */
export function reportText(name: string, format: string, findings: Findings): string {
  const sections = TITLES.flatMap(([kind, title]) => {
    const count = findings.count(kind);
    if (count === 0) return [];
    return ['', `${title} (${count})`, ...(kind === 'lost' ? lostLines(findings) : rowLines(findings, kind))];
  });
  return [
    `Import of ${name} (${format})`,
    ...(sections.length === 0 ? ['', 'Everything was carried over.'] : sections),
    '',
  ].join('\n');
}

const more = (count: number): string[] => (count > 0 ? [`  … and ${count} more`] : []);

function rowLines(findings: Findings, kind: FindingKind): string[] {
  const kept = findings.of(kind);
  return [
    ...kept
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, column, message }) => `  line ${line}${column === undefined ? '' : `, ${column}`}: ${message}`),
    ...more(findings.count(kind) - kept.length),
  ];
}

function lostLines(findings: Findings): string[] {
  const groups = findings.lost();
  const told = groups.reduce((sum, { count }) => sum + count, 0);
  return [
    ...groups.map(({ title, count, lines }) => {
      const others = count > lines.length ? `, and ${count - lines.length} more` : '';
      return `  ${title} (line${count === 1 ? '' : 's'} ${lines.join(', ')}${others})`;
    }),
    ...more(findings.count('lost') - told),
  ];
}
