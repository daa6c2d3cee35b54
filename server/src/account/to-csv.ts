// Converts nested data to CSV.

/** One row per value: subject, path of the field, value. */
export function toCsv(data: Record<string, unknown>): string {
  const rows = Object.entries(JSON.parse(JSON.stringify(data))).flatMap(([subject, value]) =>
    leaves(value).map(([path, leaf]) => [subject, path, leaf]),
  );
  return [['subject', 'field', 'value'], ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function leaves(value: unknown, path = ''): [path: string, value: string][] {
  if (value === null || typeof value !== 'object') return [[path, String(value ?? '')]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`));
}

/** Spreadsheets evaluate values that begin like a formula; the apostrophe makes them text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
