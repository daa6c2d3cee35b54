import { listPaymentMethods } from '@vitrine/contract/checkout/checkout.ts';
import type { PaymentMethod } from '@vitrine/contract/checkout/checkout-shapes.ts';
import { hasCall } from '../../api/absent-calls.ts';
import type { Language } from '../../i18n/language.ts';
import { moneyOrderMessages } from '../../messages/en/checkout.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

const moneyOrder = { code: 'moneyorder', paymentType: 'MONEYORDER', redirects: false, test: false };

/** In display order. Servers that do not list theirs get the method of Shopizer that needs no page of a provider. */
export const loadPaymentMethods = async (language: Language): Promise<PaymentMethod[]> =>
  hasCall('listPaymentMethods')
    ? shopperApi()(listPaymentMethods, {})
    : [{ ...moneyOrder, ...translate(moneyOrderMessages, language) }];
