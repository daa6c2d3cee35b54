import { decisionIndex } from './decision-index.ts';
import { endpointLists } from './endpoint-lists.ts';
import type { GeneratedFile } from './generated-file.ts';
import { messageLists } from './message-lists.ts';

/** Files that nobody edits. The lists come first: the table of coverage imports them, so it is loaded when they are written. */
export async function* generatedFiles(): AsyncGenerator<GeneratedFile> {
  yield* [...messageLists(), ...endpointLists(), decisionIndex()];
  const { coverageTable } = await import('./coverage-table.ts');
  yield await coverageTable();
}
