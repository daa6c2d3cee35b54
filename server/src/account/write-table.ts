// Pure: nested data → a table that spreadsheets open.

/** One row a value: the subject, the way to the field, the value. */
export function writeTable(data: Record<string, unknown>): string {
  const rows = Object.entries(JSON.parse(JSON.stringify(data))).flatMap(([subject, value]) =>
    leaves(value).map(([path, leaf]) => [subject, path, leaf]),
  );
  return [['subject', 'field', 'value'], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function leaves(value: unknown, path = ''): [path: string, value: string][] {
  if (value === null || typeof value !== 'object') return [[path, String(value ?? '')]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`));
}

/** A value that begins like a formula would be worked out by the spreadsheet: an apostrophe keeps it a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
