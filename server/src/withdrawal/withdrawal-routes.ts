import * as endpoints from '@vitrine/contract/withdrawal/withdrawal.ts';
import * as shapes from '@vitrine/contract/withdrawal/withdrawal-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { withdraw } from './withdraw.ts';

export function mountWithdrawal(mount: Mount<RequestContext>): void {
  mount(endpoints.withdraw, shapes.withdraw, withdraw);
}
