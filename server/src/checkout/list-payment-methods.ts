import type { PaymentMethod } from '@vitrine/contract/checkout-shapes.ts';
import type { PaymentContext } from '../payments/payments.ts';

export async function listPaymentMethods({ payments, language }: PaymentContext): Promise<PaymentMethod[]> {
  return payments.methods.map(({ code, paymentType, isTest, name, description, online }) => ({
    code,
    paymentType,
    name: name(language),
    description: description(language),
    redirects: online !== null,
    test: isTest,
  }));
}
