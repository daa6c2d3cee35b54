import type { AddressFormat } from '@vitrine/contract/address/address-format.ts';
import { checkAddress } from '@vitrine/contract/address/address-rules.ts';
import { listPaymentMethods } from '@vitrine/contract/checkout/checkout.ts';
import type { PaymentMethod } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { readBox } from '@vitrine/contract/content/content.ts';
import { hasCall } from '../../api/absent-calls.ts';
import { ignoreError } from '../../api/api-errors.ts';
import { withoutMarker } from '../../format/plain-text.ts';
import { inAddressOrder } from '../../forms/address.ts';
import { checkNotes, checkPasswords, countryFacts, must } from '../../forms/rules.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { useZones, type Zones } from '../../forms/use-zones.ts';
import { useLoad } from '../../hooks/use-load.ts';
import type { Language } from '../../i18n/language.ts';
import { localHtml } from '../../i18n/local-html.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { moneyOrderMessages } from '../../messages/en/checkout.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { type PaymentField, type PaymentValues, readDraft, saveDraft } from './checkout-draft.ts';
import type { ContactForm } from './use-contact-form.ts';
import type { Delivery } from './use-delivery.ts';

export interface PaymentForm {
  form: Form<PaymentField>;
  methods: PaymentMethods;
  /** Code of the payment method; the first one is preselected. */
  method: string | null;
  /** The merchant's terms as HTML, empty without any; undefined until they are loaded. */
  agreement: string | undefined;
  zones: Zones;
  /** How the billing address is written. */
  format: AddressFormat;
}

export function usePaymentForm({ countries, form: contact }: ContactForm, delivery: () => Delivery): PaymentForm {
  const methods = usePaymentMethods();
  const language = useLanguage();
  const { data: agreement } = useLoad(language, async () => {
    const box = await ignoreError('agreement', shopperApi()(readBox, { params: { key: 'agreement' } }));
    return localHtml(withoutMarker(box?.description?.description ?? ''), language);
  });
  const methodIn = ({ payment }: PaymentValues) =>
    (methods.list?.find(({ code }) => code === payment) ?? methods.list?.[0])?.code ?? null;
  const check = (values: PaymentValues) => [
    ...must(delivery().quote?.chosen, 'delivery', 'delivery.empty'),
    ...must(methodIn(values), 'payment', 'payment.empty'),
    ...(values.billingSame ? [] : checkAddress(values, countryFacts(values.country, countries, zones))),
    ...(values.account ? checkPasswords(values, contact.values.email) : []),
    ...checkNotes(values.notes),
    ...must(values.terms, 'terms', 'terms.open'),
  ];
  const form = useForm<PaymentField>({
    id: 'pay',
    initial: readDraft().payment,
    check,
    inOrder: inAddressOrder(countries),
    onValues: (payment) => saveDraft({ payment }),
  });
  const zones = useZones(form.values.billingSame ? '' : form.values.country, countries);
  const { format } = countryFacts(form.values.country, countries, zones);
  return { form, methods, method: methodIn(form.values), agreement, zones, format };
}

export interface PaymentMethods {
  /** In display order; null until they are loaded. */
  list: PaymentMethod[] | null;
  error: unknown;
  renew: () => void;
}

function usePaymentMethods(): PaymentMethods {
  const language = useLanguage();
  const { data, error, reload } = useLoad('payment methods', () => loadPaymentMethods(language));
  return { list: error ? null : (data ?? null), error, renew: reload };
}

const moneyOrder = { code: 'moneyorder', paymentType: 'MONEYORDER', redirects: false, test: false };

/** In display order. Servers that do not list theirs get the method of Shopizer that needs no page of a provider. */
const loadPaymentMethods = async (language: Language): Promise<PaymentMethod[]> =>
  hasCall('listPaymentMethods')
    ? shopperApi()(listPaymentMethods, {})
    : [{ ...moneyOrder, ...translate(moneyOrderMessages, language) }];
