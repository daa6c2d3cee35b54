// docs/decisions/README.md: the decisions by subject, from the first lines of each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeneratedFile, root } from './generated-file.ts';

const folder = 'docs/decisions';

/** In the order of the index. A decision names one of them. */
const subjects = [
  'Structure of the code',
  'Catalog',
  'Search',
  'Cart and checkout',
  'Orders and payments',
  'Accounts',
  'Mail',
  'Pictures',
  'Import and export',
  'Back office',
  'Storefront',
  'Storefront speed',
  'Cache',
  'Security',
  'Database',
  'Processes and operation',
  'Start and installation',
  'Build and tests',
];

interface Decision {
  readonly file: string;
  readonly title: string;
  readonly date: string;
  readonly state: string;
  readonly subject: string;
}

const firstLines =
  /^# (?<title>\d{3} .+)\n\n(?<date>\d{4}-\d\d-\d\d) · (?<state>(?:proposed|accepted|superseded).*) · (?<subject>.+)\n\n/;

/** Throws when the first lines are not those of the template. */
export function readDecision(file: string, text: string): Decision {
  const { title = '', date = '', state = '', subject = '' } = firstLines.exec(text)?.groups ?? {};
  if (!title.startsWith(`${file.slice(0, 3)} `))
    throw new Error(`${file}: write "# ${file.slice(0, 3)} Title" and "date · state · subject" as in 000-template.md`);
  if (!subjects.includes(subject)) throw new Error(`${file}: "${subject}" is not one of: ${subjects.join(', ')}`);
  return { file, title, date, state, subject };
}

function tableOf(subject: string, decisions: readonly Decision[]): string {
  const rows = decisions
    .filter((decision) => decision.subject === subject)
    .map(({ file, title, date, state }) => `| [${title}](${file}) | ${date} | ${state} |`);
  if (rows.length === 0) throw new Error(`no decision is about "${subject}"`);
  return `## ${subject}\n\n| Decision | Date | State |\n|---|---|---|\n${rows.join('\n')}\n`;
}

const introduction = `# Decisions

Why the shop is built as it is, by subject. A decision tells what was true at its date; a later one that changes it is named in its
state. [performance.md](../performance.md) has the figures.

To add one, copy [000-template.md](000-template.md) with the next number. \`npm run generate\` writes this page from the first lines of each.
`;

export function decisionIndex(): GeneratedFile {
  const decisions = readdirSync(join(root, folder))
    .filter((file) => /^(?!000-)\d{3}-.*\.md$/.test(file))
    .toSorted()
    .map((file) => readDecision(file, readFileSync(join(root, folder, file), 'utf8')));
  const tables = subjects.map((subject) => tableOf(subject, decisions));
  return { path: join(folder, 'README.md'), text: [introduction, ...tables].join('\n') };
}
