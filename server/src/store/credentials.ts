// Keys and passwords of services that staff types: encrypted with the secret of the installation, and shown to nobody again.
import type { Queryable, Tx } from '../platform/database/database.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { decrypt, encrypt } from '../platform/security/encrypt.ts';
import type { Fingerprint } from '../platform/security/secret.ts';
import { deleteCredential, findCredentials, upsertCredential } from './store-repository.ts';

export type CredentialName = 'stripe.secret-key' | 'stripe.webhook-secret' | 'smtp.password';

interface CredentialsOfStore {
  readonly storeId: number;
  readonly fingerprint: Fingerprint;
}

interface CredentialChanges extends CredentialsOfStore {
  readonly now: Date;
  /** Whether the secret comes from the environment: beside what it encrypts, in the database, it would protect nothing. */
  readonly canStore: boolean;
  /** null removes it. */
  readonly values: Readonly<Partial<Record<CredentialName, string | null>>>;
}

/** For the history: that it was set or removed, without its value. */
interface CredentialChange {
  readonly kind: 'credential';
  readonly key: CredentialName;
  readonly fields: { readonly value: { readonly from: 'set' | null; readonly to: 'set' | 'removed' } };
}

const PURPOSE = 'credentials of the store';

const ownerOf = (storeId: number, name: string): string => `${storeId} ${name}`;

/** Without those that were encrypted with another secret. */
export async function readCredentials(
  db: Queryable,
  { storeId, fingerprint }: CredentialsOfStore,
): Promise<ReadonlyMap<string, string>> {
  const rows = await findCredentials(db, storeId);
  return new Map(
    rows.flatMap(({ name, encrypted }) => {
      const text = decrypt(fingerprint, PURPOSE, ownerOf(storeId, name), encrypted);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** Returns what is to be recorded in the same transaction. */
export async function saveCredentials(
  tx: Tx,
  { storeId, fingerprint, now, canStore, values }: CredentialChanges,
): Promise<CredentialChange[]> {
  const known = new Set((await findCredentials(tx, storeId)).map(({ name }) => name));
  const changes: CredentialChange[] = [];
  for (const [name, value] of Object.entries(values) as [CredentialName, string | null][]) {
    const isKnown = known.has(name);
    if (value === null && !isKnown) continue;
    if (value === null) await deleteCredential(tx, storeId, name);
    else {
      if (!canStore) throwDomainError('credential.needs-secret');
      const encrypted = encrypt(fingerprint, PURPOSE, ownerOf(storeId, name), value);
      await upsertCredential(tx, { storeId, name, encrypted, savedAt: now });
    }
    const change = { from: isKnown ? 'set' : null, to: value === null ? 'removed' : 'set' } as const;
    changes.push({ kind: 'credential', key: name, fields: { value: change } });
  }
  return changes;
}
