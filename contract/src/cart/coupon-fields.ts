export const couponKinds = ['percentage', 'amount', 'free-delivery'] as const;

/** The fields of a coupon, which has the value of its kind only: percent or amount. */
export const couponFields = {
  kind: { kind: 'choice', choices: couponKinds },
  percent: { kind: 'decimal' },
  amount: { kind: 'money' },
  minimum: { kind: 'money' },
  from: { kind: 'text' },
  until: { kind: 'text' },
  limit: { kind: 'count' },
  limitPerCustomer: { kind: 'count' },
  excludedCategories: { kind: 'codes' },
} as const;
