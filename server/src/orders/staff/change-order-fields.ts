import type { CustomValuesToSave } from '@vitrine/contract/custom-fields/staff-custom-values-shapes.ts';
import { changeCustomValues, describeChangedValues, findCustomFields } from '../../custom-fields/custom-fields.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import { addNote, changeOrder, lockOrder } from '../orders-repository.ts';
import { getOrder, type StaffOrderServices } from './order-for-staff.ts';

/** Values of the fields that the merchant has defined for orders. What was changed is in the history of the order. */
export async function saveOrderFields(
  ctx: CommandContext & StaffOrderServices,
  id: number,
  sent: CustomValuesToSave,
): Promise<void> {
  const store = await getOwnStore(ctx);
  await getOrder(ctx, id);
  await inTransaction(ctx.db, async (tx) => {
    const before = await lockOrder(tx, id);
    const defined = await findCustomFields(tx, store.id);
    const fields = changeCustomValues(before.fields, sent, { defined, subject: 'order' }, store);
    const changes = describeChangedValues(before.fields, fields, defined, { language: ctx.language, ...store });
    if (changes.length === 0) return;
    await changeOrder(tx, id, { fields });
    const text = changes.join('\n');
    await addNote(tx, { orderId: id, at: ctx.now, actor: ctx.actor, kind: 'fields', text, amount: null });
  });
}
