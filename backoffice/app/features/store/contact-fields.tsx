import { isVatNumber } from '@vitrine/contract/address/address-rules.ts';
import type { StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import type { Form } from '@vitrine/ui/use-form.ts';
import { checkEmail } from '../../forms/field-rules.ts';
import { useMessages } from '../../i18n/language.tsx';
import { contactMessages } from '../../messages/en/store.ts';

/** In the order of the form. */
const contactFields = [
  { name: 'address', autoComplete: 'street-address' },
  { name: 'postalCode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'state', autoComplete: 'address-level1' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'noticeEmail', type: 'email', autoComplete: 'off' },
  { name: 'vatNumber', autoComplete: 'off' },
] as const;

export type ContactField = (typeof contactFields)[number]['name'];

export const contactOf = (settings: StoreSettings): Record<ContactField, string> => ({
  address: settings.address ?? '',
  postalCode: settings.postalCode ?? '',
  city: settings.city ?? '',
  state: settings.state ?? '',
  phone: settings.phone ?? '',
  email: settings.email ?? '',
  noticeEmail: settings.noticeEmail ?? '',
  vatNumber: settings.vatNumber ?? '',
});

/** The values to send: an empty field has none. */
export const contactFrom = (typed: Readonly<Record<ContactField, string>>): Record<ContactField, string | null> => {
  const text = (name: ContactField) => typed[name].trim() || null;
  return {
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
    state: text('state'),
    phone: text('phone'),
    email: text('email'),
    noticeEmail: text('noticeEmail'),
    vatNumber: text('vatNumber')?.toUpperCase() ?? null,
  };
};

export function checkContact(
  typed: Readonly<Record<ContactField, string>>,
  t: typeof contactMessages,
): Partial<Record<ContactField, string | null>> {
  const { email, noticeEmail, vatNumber } = contactFrom(typed);
  const wrongEmail = (value: string | null) => value && checkEmail(value, { emailEmpty: '', emailWrong: t.emailWrong });
  return {
    email: wrongEmail(email),
    noticeEmail: wrongEmail(noticeEmail),
    vatNumber: vatNumber === null || isVatNumber(vatNumber) ? null : t.vatNumberWrong,
  };
}

/** These stand on invoices and in mails. */
export function ContactFields({ form }: { form: Pick<Form<ContactField>, 'field'> }) {
  const t = useMessages(contactMessages);
  return contactFields.map(({ name, ...field }) => (
    <TextField
      key={name}
      {...form.field(name)}
      {...field}
      label={t[name]}
      hint={t.hints[name]}
      note={t.optional}
      maxLength={120}
    />
  ));
}
