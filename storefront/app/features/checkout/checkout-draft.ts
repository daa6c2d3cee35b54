// Everything the shopper has entered, saved while typing and kept for the visit: a reload, Back or a tab closed by mistake
// loses nothing. Passwords are not among it.
import type { Address, Customer } from '@vitrine/contract/account-shapes.ts';
import { type AddressField, emptyAddress } from '../../forms/address.ts';
import type { Values } from '../../forms/problems.ts';
import { storedAddress } from '../../forms/stored-address.ts';
import { readSessionValue, storeSessionValue } from '../../session/session-storage.ts';

export type ContactField = 'email' | AddressField;
export type Contact = Values<ContactField>;

/** The second step in the order of the screen; the address is the one for the bill. What is ticked holds `yes`. */
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

/** A customer's own addresses, where nothing was entered yet. */
export function offerAddresses({ emailAddress, billing, delivery }: Customer): void {
  const { contact, payment } = readDraft();
  if (contact.address || contact.city) return;
  const to = delivery ?? billing;
  saveDraft({
    contact: { email: contact.email || emailAddress, ...storedAddress(to) },
    ...(isOther(billing, delivery) && { payment: { ...payment, billingSame: '', ...storedAddress(billing) } }),
  });
}

const isOther = (billing: Address, delivery: Address | null): boolean =>
  delivery !== null && Boolean(billing.address) && billing.address !== delivery.address;

/** The order is made: the address stays for the visit, what was said about this one order goes. */
export const finishDraft = (): void => saveDraft({ payment: empty.payment });

function stored(): Partial<Draft> {
  try {
    return JSON.parse(readSessionValue(storageKey) ?? '{}') as Partial<Draft>;
  } catch {
    return {};
  }
}
