// Pure: the delivery address of an order as the fields of a form.
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';

type Recipient = StaffOrder['recipient'];

interface Field {
  readonly name: keyof Recipient;
  readonly isOptional?: boolean;
  readonly type?: string;
}

/** In the order of the form. */
export const addressFields = [
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'company', isOptional: true },
  { name: 'address' },
  { name: 'address2', isOptional: true },
  { name: 'postalCode' },
  { name: 'city' },
  { name: 'phone', isOptional: true, type: 'tel' },
] as const satisfies readonly Field[];

export type TypedAddress = Record<(typeof addressFields)[number]['name'] | 'zone' | 'country', string>;

export const typedFrom = (recipient: Recipient): TypedAddress => ({
  firstName: recipient.firstName ?? '',
  lastName: recipient.lastName ?? '',
  company: recipient.company ?? '',
  address: recipient.address ?? '',
  address2: recipient.address2 ?? '',
  postalCode: recipient.postalCode ?? '',
  city: recipient.city ?? '',
  phone: recipient.phone ?? '',
  zone: recipient.zone ?? '',
  country: recipient.country ?? '',
});

/** A state belongs to its country: in another one, what was chosen or written before would be wrong. */
export const addressFrom = (typed: TypedAddress, before: Recipient, hasZones: boolean): Recipient => ({
  ...typed,
  zone: hasZones ? typed.zone : '',
  stateProvince: typed.country === before.country && !hasZones ? (before.stateProvince ?? null) : null,
});
