// The items of docs/specification.md: its requirements, and the texts it quotes.

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A sentence or a table row. Tests name the id of what they prove. */
export interface Requirement {
  /** Undefined where somebody has added a sentence without one. */
  readonly id: string | undefined;
  readonly text: string;
}

export function sectionsOf(markdown: string): Section[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const [, number = '', title = ''] = /^(\d+)\. (.*)$/.exec(heading) ?? [];
      return { number, title, lines };
    });
}

/** The requirements without the decisions of this shop, which stand from their mark to the end of the line. */
export const withoutDecisions = (markdown: string): string => markdown.replaceAll(/\*\*Vitrine:\*\*.*$/gm, '');

const isRow = (line: string) => line.startsWith('| ');
const firstCell = (row: string) => row.split('|')[1]?.trim() ?? '';

/** The first cells of a section's tables, without their headers. */
export const rowsOf = ({ lines }: Section): string[] =>
  lines.filter((line, index) => isRow(line) && !lines[index + 1]?.startsWith('|--')).map(firstCell);

/** Every sentence outside the tables. One that ends with a colon only leads in what follows. */
const sentencesOf = ({ lines }: Section): string[] =>
  lines
    .filter((line) => line !== '' && !line.startsWith('|') && !line.startsWith('#'))
    .flatMap((line) => splitSentences(line.replace(/^- /, '').replace(/\*\*Vitrine:\*\* |`/g, '')))
    .filter((sentence) => !sentence.endsWith(':'));

/** Rows of pages and calls need no id: tests that open or call them are found by their addresses. */
const isAddress = (cell: string): boolean => /^(\/|[A-Z]+ \S+$)/.test(cell);

export const requirementsOf = (section: Section): Requirement[] =>
  [...sentencesOf(section), ...rowsOf(section).filter((cell) => !isAddress(cell))].map((item) => {
    const [, id, text = item] = /^\[([A-Z]+-\d+)\] (.*)$/.exec(item) ?? [];
    return { id, text };
  });

const quotation = /(?<!\w)'([^'\n]+)'(?!\w)|"([^"\n]+)"/g;

/** A full stop within quotation marks ends no sentence. */
function splitSentences(line: string): string[] {
  const quoted: string[] = [];
  const hidden = line.replace(quotation, (text) => `\uE000${quoted.push(text) - 1}\uE000`);
  // A sign for private use marks a quotation: no text holds it.
  const shown = (text: string) => text.replace(/\uE000(\d+)\uE000/g, (_, index) => quoted[Number(index)] ?? '');
  return hidden
    .split(/(?<=\.) (?=\S)/)
    .map(shown)
    .map((sentence) => sentence.trim());
}

/** Every text between quotation marks, once. */
export const quotedTexts = (sections: readonly Section[]): string[] => [
  ...new Set(
    sections.flatMap(({ lines }) =>
      [...lines.join('\n').matchAll(quotation)].map(([, single, double]) => single ?? double ?? ''),
    ),
  ),
];

/** `GET cart/{cartId}` and the like, wherever a section names them. */
export const callsOf = ({ lines }: Section): string[] =>
  [...lines.join('\n').matchAll(/\b(GET|POST|PUT|PATCH|DELETE) ([\w/{}-]+)/g)].map(
    ([, method, path]) => `${method} ${path}`,
  );
