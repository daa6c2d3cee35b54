import { type FieldChanges, recordChange } from '../history/history.ts';
import type { Tx } from '../platform/database/database.ts';

interface Recorded {
  readonly storeId: number;
  readonly now: Date;
  readonly actor: string;
  /** Whom it is about. */
  readonly email: string;
  readonly action: string;
  /** Never a secret: a new password is only named. */
  readonly fields: FieldChanges;
}

/** Records a change of staff, in the transaction of the change. */
export async function recordStaffChange(
  tx: Tx,
  { storeId, now, actor, email, action, fields }: Recorded,
): Promise<void> {
  await recordChange(tx, { storeId, at: now, actor, action }, [{ kind: 'staff', key: email, fields }]);
}

/** A credential that was set or removed, without its value. */
export const credentialChange = (name: string, to: 'set' | 'removed'): FieldChanges => ({ [name]: { from: null, to } });

export const actorOf = ({ name, email }: { readonly name: string | null; readonly email: string }): string =>
  `${name ?? email} <${email}>`;
