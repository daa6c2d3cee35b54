import { TYPED } from '../../platform/program.ts';

/** An import that was checked and begun, and could not go on. */
export class UnfinishedImport extends Error {
  override readonly name = 'UnfinishedImport';

  constructor(reason: string, changeId: number | null) {
    super(
      `The import stopped in the middle: ${reason}. The shop goes on with it by itself within minutes, or at its next start.${
        changeId === null ? '' : ` ${TYPED} undo ${changeId} takes back what was written.`
      }`,
    );
  }
}
