import type { Database, Tx } from '../../platform/database/database.ts';

/** Ends the transaction of a preview. */
class PreviewDone<T> extends Error {
  readonly result: T;
  constructor(result: T) {
    super('preview');
    this.result = result;
  }
}

/** Runs the work in a transaction, which is undone when it is only a preview. */
export async function applyOrPreview<T>(db: Database, preview: boolean, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (preview) throw new PreviewDone(result);
      return result;
    });
  } catch (error) {
    if (error instanceof PreviewDone) return error.result;
    throw error;
  }
}
