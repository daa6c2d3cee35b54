import { coverageTable } from './coverage-table.ts';
import { decisionIndex } from './decision-index.ts';
import type { GeneratedFile } from './generated-file.ts';
import { messageLists } from './message-lists.ts';

export const generatedFiles = async (): Promise<GeneratedFile[]> => [
  ...messageLists(),
  decisionIndex(),
  await coverageTable(),
];
