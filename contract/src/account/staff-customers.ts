// Accounts of customers as the people see them who work with their orders.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-customers-shapes.ts';

export const showStaffCustomer = endpoint<typeof shapes.showStaffCustomer>()({
  name: 'showStaffCustomer',
  access: 'staff',
  method: 'GET',
  path: 'private/customer/{id}',
  staff: { permission: 'orders.r', record: 'personal-read' },
  summary: 'The account of a customer with the values of the merchant’s fields',
});

export const saveCustomerFields = endpoint<typeof shapes.saveCustomerFields>()({
  name: 'saveCustomerFields',
  access: 'staff',
  method: 'PUT',
  path: 'private/customer/{id}/fields',
  staff: { permission: 'orders.w', also: ['orders.r'], record: 'change' },
  summary: 'Values of the fields that the merchant has defined for customers',
});
