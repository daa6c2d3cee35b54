/** Formats a table for a terminal. The first column contains numbers. */
export function textTable(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const printableRows = rows.map((row) => row.map(printable));
  const widths = heads.map((head, column) =>
    Math.max(...[heads, ...printableRows].map((row) => (row[column] ?? head).length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map((width) => '─'.repeat(width))), ...printableRows.map(line)];
}

/** Replaces control characters and line separators: shoppers' input must not control the merchant's terminal. */
export const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '·');
