import * as promises from '@vitrine/contract/withdrawal.ts';
import * as shapes from '@vitrine/contract/withdrawal-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { withdraw } from './withdraw.ts';

export function mountWithdrawal(mount: Mount<ShopVisit>): void {
  mount(promises.withdraw, shapes.withdraw, withdraw);
}
