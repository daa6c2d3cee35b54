// docs/coverage.md: which tests prove what.
import { readCoverage } from '../coverage/read-coverage.ts';
import type { GeneratedFile } from './generated-file.ts';

const introduction = `# Coverage

Which tests prove what. \`npm run generate\` writes this page; \`checks/coverage\` fails where something has no test.

A test names the requirements it proves by their ids in the [specification](specification.md), at the end of its title: \`… (STATE-3, ERROR-1)\`. Files
that open a page, send a call or name what is stored or quoted are found in their sources; of a call, those of its own feature if there are any.
\`%s\` and \`\${path}\` are the open parts of a title.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export async function coverageTable(): Promise<GeneratedFile> {
  const tables = (await readCoverage()).map(({ title, rows }) => {
    const lines = rows.map(({ item, tests }) => `| ${cell(item)} | ${tests.map(cell).join('<br>')} |`);
    return `## ${title}\n\n| What | Tests |\n|---|---|\n${lines.join('\n')}\n`;
  });
  return { path: 'docs/coverage.md', text: [introduction, ...tables].join('\n') };
}
