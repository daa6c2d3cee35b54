// A backup leaves these out, and a restore of an older file too (decision 074): whatever lets its finder in as somebody else.
// People sign in again after a restore and have links mailed again.

/** Sessions, links and tokens that let their finder sign in, and files that are stored for a day. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'sessions',
  'access_tokens',
  'account_links',
  'staff_sessions',
  'staff_challenges',
  'staff_passkey_challenges',
  'staff_links',
  'staff_tokens',
  'uploaded_imports',
  'uploaded_import_parts',
]);

const SECRET_MAIL = '"secret":true';

/**
 * The row as it is stored; undefined when it is left out. A mail with a secret link that waits to be sent is left out, because
 * its link is; of one that was sent or given up the text is left out, which the shop itself keeps only in its test mailbox.
 */
export function withoutSecrets(table: string, row: string): string | undefined {
  if (table !== 'mail_outbox' || !row.includes(SECRET_MAIL)) return row;
  const mail = JSON.parse(row) as Readonly<Record<string, unknown>>;
  if (mail.secret !== true) return row;
  if (mail.sent_at === null && mail.gave_up_at === null) return undefined;
  return JSON.stringify({ ...mail, html: '', text: '' });
}
