import { listColumnMessages } from '../messages/en/list-columns.ts';
import { staffMessages } from '../messages/en/staff.ts';
import { translate } from '../messages/translate.ts';
import { sendCsv } from '../platform/csv-list.ts';
import type { StaffContext } from '../store/store.ts';
import { listStaff } from './list-staff.ts';

export async function exportStaff(ctx: StaffContext): Promise<AsyncIterable<Uint8Array>> {
  const { columns, yes, no } = translate(listColumnMessages, ctx.language);
  const { roles } = translate(staffMessages, ctx.language);
  return sendCsv(ctx, {
    name: 'staff',
    columns: Object.values(columns.staff),
    load: async () => ({ ...(await listStaff(ctx)), next: null }),
    rowsOf: ({ name, email, role, enabled, hasTotp, lastSeen }) => [
      [name ?? '', email, roles[role], enabled ? yes : no, hasTotp ? yes : no, lastSeen ?? ''],
    ],
  });
}
