/** Rows under heads, as a table for people; the first column stands to the right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((head, column) => Math.max(...[heads, ...rows].map((row) => (row[column] ?? head).length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)];
}

/** Anybody may have typed it: no control character may reach the merchant's terminal. */
export const printable = (text: string): string => text.replace(/[\p{C}]/gu, '·');
