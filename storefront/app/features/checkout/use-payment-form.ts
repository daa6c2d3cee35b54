import { checkAddress } from '../../forms/address.ts';
import type { Problems } from '../../forms/problems.ts';
import { ruleMessages } from '../../forms/rule-messages.ts';
import { newPassword, notes, repeatPassword } from '../../forms/rules.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { useZones, type Zones } from '../../forms/use-zones.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { type PaymentField, type PaymentValues, readDraft, saveDraft } from './checkout-draft.ts';
import type { ContactForm } from './use-contact-form.ts';
import type { Delivery } from './use-delivery.ts';
import { type PaymentMethods, usePaymentMethods } from './use-payment-methods.ts';

export interface PaymentForm {
  form: Form<PaymentField>;
  methods: PaymentMethods;
  /** Code of the way to pay: the first one until the shopper takes another. */
  method: string | null;
  zones: Zones;
}

export function usePaymentForm({ countries, form: contact }: ContactForm, delivery: () => Delivery): PaymentForm {
  const words = useMessages(ruleMessages);
  const methods = usePaymentMethods();
  const nameOf = (code: string) => countries.find((country) => country.code === code)?.name ?? code;
  const methodIn = ({ payment }: PaymentValues) =>
    (methods.list?.find(({ code }) => code === payment) ?? methods.list?.[0])?.code ?? null;
  const check = (values: PaymentValues): Problems<PaymentField> => ({
    delivery: delivery().quote?.chosen ? null : words.delivery,
    payment: methodIn(values) ? null : words.payment,
    ...(!values.billingSame &&
      checkAddress(values, words, { name: nameOf(values.country), hasZones: zones.list.length > 0 })),
    ...(values.account && {
      password: newPassword(values.password, words, contact.values.email),
      repeatPassword: repeatPassword(values.repeatPassword, words, values.password),
    }),
    notes: notes(values.notes, words),
    terms: values.terms ? null : words.terms,
  });
  const form = useForm<PaymentField>({
    id: 'pay',
    initial: readDraft().payment,
    check,
    onValues: (payment) => saveDraft({ payment }),
  });
  const zones = useZones(form.values.billingSame ? '' : form.values.country);
  return { form, methods, method: methodIn(form.values), zones };
}
