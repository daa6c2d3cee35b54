// Pure: which changes can be taken back.
import { DAY } from '../platform/clock.ts';

/** Later changes may depend on older ones. */
export const UNDO_DAYS = 30;

/** An account may be in use, orders must be kept, and people keep the access they were given. */
const permanentKinds: readonly string[] = ['customers', 'archive', 'staff'];

export const isPermanent = (kind: string): boolean => permanentKinds.includes(kind);

interface Undoable {
  readonly at: Date;
  readonly undoneBy: number | null;
  readonly entriesTotal: number;
  /** Of its first entries. */
  readonly kinds: readonly string[];
}

/** Whether an undo may be tried; later changes of the same fields can still prevent it. */
export const canUndo = ({ at, undoneBy, entriesTotal, kinds }: Undoable, now: Date): boolean =>
  undoneBy === null && entriesTotal > 0 && now.getTime() - at.getTime() <= UNDO_DAYS * DAY && !kinds.some(isPermanent);
