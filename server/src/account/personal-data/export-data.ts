import type { exportData as shape } from '@vitrine/contract/account/account-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { isoDay } from '../../platform/clock.ts';
import type { RequestContext } from '../../store/store.ts';
import type { AccountServices } from '../account-services.ts';
import type { CustomerRow } from '../customer-repository.ts';
import { getSignedInCustomer } from '../profile/read-profile.ts';
import { findSessionsOf } from '../sessions/session-repository.ts';
import { toDataSubject } from './account-personal-data.ts';

/** Exports the personal data of all features. */
export async function exportData(
  ctx: RequestContext & AccountServices,
  { query }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const { db, now, personalDataHandlers, setHeader, respondAs } = ctx;
  const customer = await getSignedInCustomer(ctx);
  const data: Record<string, unknown> = {
    exportedAt: now,
    account: withoutSecrets(customer),
    sessions: await findSessionsOf(db, customer.id),
  };
  for (const { subject, exportPersonalData } of personalDataHandlers)
    data[subject] = await exportPersonalData(db, toDataSubject(customer));
  const format = query.format ?? 'json';
  setHeader('content-disposition', `attachment; filename="my-data-${isoDay(now)}.${format}"`);
  if (format === 'json') return data;
  respondAs('text/csv; charset=utf-8');
  return toCsv(data);
}

/** The password hash is no personal data and would only help an attacker. */
function withoutSecrets({ passwordHash: _, emailKey: __, storeId: ___, ...account }: CustomerRow) {
  return account;
}

/** Nested data as CSV, one row per value: subject, path of the field, value. */
export function toCsv(data: Record<string, unknown>): string {
  const rows = Object.entries(JSON.parse(JSON.stringify(data))).flatMap(([subject, value]) =>
    flatten(value).map(([path, leaf]) => [subject, path, leaf]),
  );
  return [['subject', 'field', 'value'], ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

function flatten(value: unknown, path = ''): [path: string, value: string][] {
  if (value === null || typeof value !== 'object') return [[path, String(value ?? '')]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, path === '' ? name : `${path}.${name}`));
}

/** Spreadsheets evaluate values that begin like a formula; the apostrophe makes them text. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
