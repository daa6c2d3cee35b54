// Pure: recognizes the kind of a CSV file by its first line.
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, issueAt } from '../../product-editing/entries/issue.ts';
import { isOwnColumn } from './product-cells.ts';

type Rule = readonly (string | readonly string[])[];

/** A file is of a kind when it has all of these columns; of those in a list, one is enough. */
const rules = {
  'shopify-products': [['handle', 'url handle'], 'title', ['variant price', 'price', 'option1 name']],
  'shopify-customers': ['email', 'first name', 'accepts email marketing'],
  'shopify-orders': ['name', 'financial status', 'lineitem name'],
  redirects: [
    ['redirect from', 'from'],
    ['redirect to', 'to'],
  ],
  woocommerce: ['type', 'sku', 'name', 'regular price'],
} as const satisfies Readonly<Record<string, Rule>>;

/** vitrine: products as the export writes them. */
export type FileFormat = keyof typeof rules | 'vitrine';
const formats: readonly FileFormat[] = [...(Object.keys(rules) as (keyof typeof rules)[]), 'vitrine'];

function isFormat(format: FileFormat, columns: ReadonlySet<string>): boolean {
  if (format === 'vitrine') return columns.has('sku') && [...columns].every(isOwnColumn);
  return (rules[format] as Rule).every((column) => [column].flat().some((one) => columns.has(one)));
}

const matchesOf = (columns: ReadonlySet<string>): FileFormat[] => formats.filter((format) => isFormat(format, columns));

/** Undefined when the columns do not tell. */
export function recognizeFormat(columns: ReadonlySet<string>): FileFormat | undefined {
  const [only, ...others] = matchesOf(columns);
  return others.length === 0 ? only : undefined;
}

export function chooseFormat(columns: ReadonlySet<string>, asked: string | undefined, name: string): FileFormat {
  if (asked !== undefined) {
    const format = formats.find((one) => one === asked);
    if (format) return format;
    throw new CatalogFileError([issueAt(createIssue('unknown-format', asked, formats.join(', ')))]);
  }
  const recognized = recognizeFormat(columns);
  if (recognized) return recognized;
  const matching = matchesOf(columns);
  const found =
    matching.length === 0
      ? createIssue('unknown-columns', formats.join('|'))
      : createIssue('several-formats', matching.join(', '));
  throw new CatalogFileError([issueAt(found, { file: name, line: 1 })]);
}
