// Pure: values as cells of a table, and back.
import type { CellKind } from './field-values.ts';

type CellValue = string | number | boolean | readonly string[];

/** Values are separated by ` | `; a bar, a backslash and spaces at the ends of a value are written with a backslash. */
const joinList = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\|]/g, '\\$&').replace(/^ | $/g, '\\s')).join(' | ');

const splitList = (text: string): string[] =>
  // Each part, with its escapes, and the bar after it.
  [...`${text}|`.matchAll(/((?:\\.|[^\\|])*)\|/gs)].map(([, part = '']) =>
    part.replace(/^ | $/g, '').replace(/\\(.)/gs, (_, sign: string) => (sign === 's' ? ' ' : sign)),
  );

export const writeCell = (value: CellValue): string =>
  typeof value === 'boolean'
    ? String(value).toUpperCase()
    : typeof value === 'object'
      ? joinList(value)
      : String(value);

/** Undefined when the cell has no such value. `readNumber` knows the decimal sign of the table. */
export function readCell(
  kind: CellKind,
  text: string,
  readNumber: (text: string) => number | undefined,
): CellValue | undefined {
  // Very small numbers are written with an exponent.
  if (kind === 'number') return /^\d+(\.\d+)?e[+-]?\d+$/i.test(text) ? Number(text) : readNumber(text);
  if (kind === 'list') return splitList(text);
  if (kind === 'text') return text;
  const flag = text.trim().toLowerCase();
  return ['true', '1'].includes(flag) ? true : ['false', '0'].includes(flag) ? false : undefined;
}
