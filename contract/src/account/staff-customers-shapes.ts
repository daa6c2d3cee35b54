import { z } from 'zod';
import { customValuesToSave, editedCustomValues } from '../custom-fields/staff-custom-values-shapes.ts';
import { idParams } from '../staff/list-shapes.ts';

const customer = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.string(),
  since: z.iso.date(),
  ...editedCustomValues,
});
export type StaffCustomer = z.output<typeof customer>;

export const showStaffCustomer = { params: idParams, response: customer };
export const saveCustomerFields = { params: idParams, body: customValuesToSave, response: customer };
