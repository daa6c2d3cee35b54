import * as endpoints from '@vitrine/contract/checkout/staff-checkout.ts';
import * as shapes from '@vitrine/contract/checkout/staff-checkout-shapes.ts';
import type { StaffMount } from '../platform/http/mount-staff.ts';
import type { StaffContext } from '../store/store.ts';
import { type OfferedPayments, readOpening } from './read-opening.ts';
import { trySalesRules } from './try-sales-rules.ts';

export function mountStaffCheckout(mount: StaffMount<StaffContext & OfferedPayments>): void {
  mount(endpoints.trySalesRules, shapes.trySalesRules, (ctx, { body }) => trySalesRules(ctx, body));
  mount(endpoints.readOpening, shapes.readOpening, readOpening);
}
