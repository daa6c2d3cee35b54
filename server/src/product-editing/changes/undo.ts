// Undo for every caller. What plans it is loaded when it is used.
import type { ImportCaller } from './import-caller.ts';
import type { Undone } from './undo-change.ts';

/** Takes back what a run of the history changed; returns the number of the run that did so. */
export async function undoChange(
  ctx: ImportCaller,
  id: number,
  progress: (share: number) => void = () => {},
): Promise<number> {
  const { changeId } = await undoOrPreview(ctx, id, { preview: false, progress });
  return changeId ?? 0;
}

/** With `preview` nothing is changed. */
export async function undoOrPreview(
  ctx: ImportCaller,
  id: number,
  options?: { readonly preview: boolean; readonly progress?: (share: number) => void },
): Promise<Undone> {
  const { undoRun } = await import('./undo-change.ts');
  return undoRun(ctx, id, options);
}
