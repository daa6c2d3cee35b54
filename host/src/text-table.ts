/** A table for people at a terminal. The first column holds numbers. */
export function textTable(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const shown = rows.map((row) => row.map(printable));
  const widths = heads.map((head, column) => Math.max(...[heads, ...shown].map((row) => (row[column] ?? head).length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map((width) => '─'.repeat(width))), ...shown.map(line)];
}

/** Anybody may have typed it: no control character may reach the merchant's terminal. */
export const printable = (text: string): string => text.replace(/[\p{C}]/gu, '·');
