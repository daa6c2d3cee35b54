// Everything the shopper has entered, saved in the session storage while typing, so that a reload or Back loses
// nothing. Passwords are never stored.
import type { Address, Customer } from '@vitrine/contract/account/account-shapes.ts';
import type { Values } from '@vitrine/ui/use-form.ts';
import { type AddressField, type AddressValues, emptyAddress, storedAddress } from '../../forms/address.ts';
import { readSessionValue, storeSessionValue } from '../../session/browser-storage.ts';

export type ContactField = 'email' | AddressField;
export type Contact = Values<ContactField>;

/** Fields of the second step in screen order; the address is the billing address. A ticked box has the value `yes`. */
export type PaymentField =
  | 'delivery'
  | 'payment'
  | 'billingSame'
  | AddressField
  | 'account'
  | 'password'
  | 'repeatPassword'
  | 'notes'
  | 'terms';
export type PaymentValues = Values<PaymentField>;

interface Draft {
  contact: Contact;
  payment: PaymentValues;
}

const storageKey = 'vitrine.checkout';

const empty: Draft = {
  contact: { email: '', ...emptyAddress },
  payment: {
    delivery: '',
    payment: '',
    billingSame: 'yes',
    ...emptyAddress,
    account: '',
    password: '',
    repeatPassword: '',
    notes: '',
    terms: '',
  },
};

let draft: Draft | undefined;

export function readDraft(): Draft {
  if (!draft) {
    const kept = stored();
    draft = { contact: { ...empty.contact, ...kept.contact }, payment: { ...empty.payment, ...kept.payment } };
  }
  return draft;
}

export function saveDraft(patch: Partial<Draft>): void {
  draft = { ...readDraft(), ...patch };
  const { password: _, repeatPassword: __, ...payment } = draft.payment;
  storeSessionValue(storageKey, JSON.stringify({ ...draft, payment }));
}

/** Where nothing was chosen yet. A guess is not stored: only what the shopper enters is necessary to keep. */
export function offerCountry(country: string | null): void {
  const { contact, payment } = readDraft();
  if (country && contact.country === '') draft = { contact: { ...contact, country }, payment };
}

/** Fills in the customer's addresses when nothing was entered yet; `last` is the one of the last order. */
export function offerAddresses({ emailAddress, billing, delivery }: Customer, last: AddressValues | null): void {
  const { contact, payment } = readDraft();
  if (contact.address || contact.city) return;
  saveDraft({
    contact: { email: contact.email || emailAddress, ...(last ?? storedAddress(delivery ?? billing)) },
    ...(isOther(billing, delivery) && { payment: { ...payment, billingSame: '', ...storedAddress(billing) } }),
  });
}

const isOther = (billing: Address, delivery: Address | null): boolean =>
  delivery !== null && Boolean(billing.address) && billing.address !== delivery.address;

/** After the order: keeps the address and clears the values of the second step. */
export const finishDraft = (): void => saveDraft({ payment: empty.payment });

function stored(): Partial<Draft> {
  try {
    return JSON.parse(readSessionValue(storageKey) ?? '{}') as Partial<Draft>;
  } catch {
    return {};
  }
}
