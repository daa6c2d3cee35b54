// A typo in the domain sends the confirmation nowhere. Only a suggestion: the address may be right.

/** Short domains are left out: too many others are similar. */
const domains = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'aol.com',
  'proton.me',
  'orange.fr',
  'free.fr',
  'wanadoo.fr',
  'laposte.net',
  'hotmail.fr',
  'yahoo.fr',
];

/** The probable address; null when the given one looks right. */
export function guessEmail(address: string): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (!name || !domain || domains.includes(domain)) return null;
  const near = domains.find((known) => distance(domain, known) <= maxTypos(known));
  return near ? `${address.trim().slice(0, name.length)}@${near}` : null;
}

/** In a short domain one letter makes another domain. */
const maxTypos = ({ length }: string): number => (length > 7 ? 2 : length > 6 ? 1 : 0);

/** Edit distance with transpositions. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cell = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const change = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, change, swap);
    }
  }
  return cell(a.length, b.length);
}
