// Undo for every caller. What plans it is loaded when it is used.
import type { ImportCaller } from './import-caller.ts';
import type { Undone, UndoOptions } from './undo-change.ts';

/** Takes back what a run of the history changed; returns the number of the run that did so. */
export async function undoChange(
  ctx: ImportCaller,
  id: number,
  progress: (share: number) => void = () => {},
  { part = false }: { readonly part?: boolean } = {},
): Promise<number> {
  const { changeId } = await undoOrPreview(ctx, id, { part, progress });
  return changeId ?? 0;
}

/** With `preview` nothing is changed. With `part`, what was changed again since stays as it is. */
export async function undoOrPreview(ctx: ImportCaller, id: number, options?: UndoOptions): Promise<Undone> {
  const { undoRun } = await import('./undo-change.ts');
  return undoRun(ctx, id, options);
}
