// Collects what an import found in another shop's file, for the report.
import { fileReport } from '../../messages/en/file-fault.ts';
import { translate } from '../../messages/translate.ts';
import { type Fault, type FileProblem, faultText, problemAt } from '../../product-editing/entries/fault.ts';

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
  readonly fault: Fault;
}

/** Findings of a kind that are kept, and groups of values that are lost; the others are counted. */
const MAX_KEPT = 10_000;
/** Lines that are named for a group. */
const MAX_LINES = 20;

/** The same loss in several lines. */
interface LostGroup {
  readonly column: string | undefined;
  readonly fault: Fault;
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

  add(kind: FindingKind, line: number, column: string | undefined, found: Fault): void {
    const finding = { kind, ...this.at({ line, column }, found) };
    const before = this.count(kind);
    this.counts.set(kind, before + 1);
    if (kind === 'lost') this.addLost(finding);
    if (before < MAX_KEPT) this.all.push(finding);
  }

  private addLost({ line, column, fault }: Finding): void {
    const key = JSON.stringify([column, fault]);
    const group = this.lostGroups.get(key) ?? { column, fault, count: 0, lines: [] };
    group.count += 1;
    if (group.lines.length < MAX_LINES || line < (group.lines.at(-1) ?? 0))
      group.lines = [...group.lines, line].sort((a, b) => a - b).slice(0, MAX_LINES);
    if (this.lostGroups.size < MAX_KEPT) this.lostGroups.set(key, group);
  }

  /** The fault with its place, in the words of the file. */
  at({ line, column }: { line: number; column: string | undefined }, found: Fault): Omit<Finding, 'kind'> {
    return { line, column: column && (this.columns.get(column) ?? column), fault: found };
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

export const findingProblem = (name: string, { line, column = '', fault }: Omit<Finding, 'kind'>): FileProblem =>
  problemAt(fault, { file: name, line, place: column });

const KINDS: readonly (readonly [FindingKind, 'errors' | 'refused' | 'warnings' | 'lost'])[] = [
  ['error', 'errors'],
  ['refused', 'refused'],
  ['warning', 'warnings'],
  ['lost', 'lost'],
];

/** The report as text: by kind, with values that are lost gathered by column. */
export function reportText(name: string, format: string, findings: Findings, language: string): string {
  const t = translate(fileReport, language);
  const sections = KINDS.flatMap(([kind, title]) => {
    const count = findings.count(kind);
    if (count === 0) return [];
    const lines = kind === 'lost' ? lostLines(findings, language) : rowLines(findings, kind, language);
    return ['', `${t[title]} (${count})`, ...lines];
  });
  return [t.title(name, format), ...(sections.length === 0 ? ['', t.complete] : sections), ''].join('\n');
}

const more = (count: number, language: string): string[] =>
  count > 0 ? [`  ${translate(fileReport, language).more(count)}`] : [];

function rowLines(findings: Findings, kind: FindingKind, language: string): string[] {
  const t = translate(fileReport, language);
  const kept = findings.of(kind);
  return [
    ...kept
      .toSorted((a, b) => a.line - b.line)
      .map(
        ({ line, column, fault }) =>
          `  ${t.line(line)}${column === undefined ? '' : `, ${column}`}: ${faultText(fault, language)}`,
      ),
    ...more(findings.count(kind) - kept.length, language),
  ];
}

function lostLines(findings: Findings, language: string): string[] {
  const t = translate(fileReport, language);
  const groups = findings.lost();
  const told = groups.reduce((sum, { count }) => sum + count, 0);
  return [
    ...groups.map(({ column = t.row, fault, count, lines }) => {
      const others = count > lines.length ? t.others(count - lines.length) : '';
      return `  ${column}: ${faultText(fault, language)} (${t.lines(lines.join(', '), count)}${others})`;
    }),
    ...more(findings.count('lost') - told, language),
  ];
}
