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

export class Findings {
  readonly all: Finding[] = [];
  private readonly columns: ReadonlyMap<string, string>;

  /** `columns`: the names as they stand in the file, by their name in small letters. */
  constructor(columns: ReadonlyMap<string, string>) {
    this.columns = columns;
  }

  add(kind: FindingKind, line: number, column: string | undefined, message: string): void {
    this.all.push({ kind, ...this.at({ line, column }, message) });
  }

  /** The message with its place, in the words of the file. */
  at({ line, column }: { line: number; column: string | undefined }, message: string): Omit<Finding, 'kind'> {
    return { line, column: column && (this.columns.get(column) ?? column), message };
  }

  of(kind: FindingKind): readonly Finding[] {
    return this.all.filter((finding) => finding.kind === kind);
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
const MAX_LINES = 20;

/** The report as text: by kind, with values that are lost gathered by column. */
export function reportText(name: string, format: string, findings: readonly Finding[]): string {
  const sections = TITLES.flatMap(([kind, title]) => {
    const ofKind = findings.filter((finding) => finding.kind === kind);
    if (ofKind.length === 0) return [];
    return ['', `${title} (${ofKind.length})`, ...(kind === 'lost' ? lostLines(ofKind) : rowLines(ofKind))];
  });
  return [
    `Import of ${name} (${format})`,
    ...(sections.length === 0 ? ['', 'Everything was carried over.'] : sections),
    '',
  ].join('\n');
}

const rowLines = (findings: readonly Finding[]): string[] =>
  findings
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, column, message }) => `  line ${line}${column === undefined ? '' : `, ${column}`}: ${message}`);

function lostLines(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ column, message }) => `${column ?? 'row'}: ${message}`);
  return [...groups].map(([title, ofGroup]) => {
    const lines = ofGroup.map(({ line }) => line).sort((a, b) => a - b);
    const more = lines.length > MAX_LINES ? `, and ${lines.length - MAX_LINES} more` : '';
    return `  ${title} (line${lines.length === 1 ? '' : 's'} ${lines.slice(0, MAX_LINES).join(', ')}${more})`;
  });
}
