import * as endpoints from '@vitrine/contract/account/staff-customers.ts';
import * as shapes from '@vitrine/contract/account/staff-customers-shapes.ts';
import type { StaffMount } from '../platform/http/mount-staff.ts';
import type { StaffContext } from '../store/store.ts';
import { saveCustomerFields, showStaffCustomer } from './staff/customer-fields.ts';

export function mountStaffCustomers(mount: StaffMount<StaffContext>): void {
  mount(endpoints.showStaffCustomer, shapes.showStaffCustomer, (ctx, { params }) => showStaffCustomer(ctx, params.id));
  mount(endpoints.saveCustomerFields, shapes.saveCustomerFields, async (ctx, { params: { id }, body }) => {
    await saveCustomerFields(ctx, id, body);
    return showStaffCustomer(ctx, id);
  });
}
