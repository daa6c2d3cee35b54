import { type CommandContext, getOwnStore } from '../store/store.ts';
import { makeStaffLink } from './staff-link.ts';
import { deleteSetupLinks } from './staff-link-repository.ts';
import { countOwners, lockStaffOf } from './staff-repository.ts';

/** The link with which the first owner sets up the back office; older ones become invalid. undefined: there is an owner. */
export async function createSetupLink(
  ctx: Pick<CommandContext, 'db' | 'storeCode' | 'shopUrl' | 'now'>,
): Promise<string | undefined> {
  const { id: storeId } = await getOwnStore(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockStaffOf(tx, storeId);
    if ((await countOwners(tx, storeId)) === 0)
      return makeStaffLink(tx, ctx, { storeId, kind: 'setup', staffId: null });
    await deleteSetupLinks(tx, storeId);
    return undefined;
  });
}
