// Settings that a store still has from the demo shop.
import { isDeepStrictEqual } from 'node:util';
import { type DeliveryRule, type NewStore, NO_NAME, type StoreRow, type TaxRule } from './store-repository.ts';

const contactFields = ['address', 'phone', 'email', 'noticeEmail'] as const;
const placeFields = ['city', 'state', 'postalCode'] as const;

/** How much of what shoppers read about the merchant is that of the demo shop. */
export const countDemoIdentity = (store: StoreRow, demo: NewStore): number =>
  (['name', 'address', 'phone', 'email'] as const).filter((field) => isSame(store, demo, field)).length;

const isSame = (store: StoreRow, demo: NewStore, field: keyof NewStore): boolean =>
  store[field] !== null && store[field] === demo[field];

/** The store without what it has from the demo shop. What the merchant has set stays. */
export function removeDemoSettings(store: StoreRow, demo: NewStore, now: Date): StoreRow {
  const delivery = store.delivery.filter((rule) => !demo.delivery?.some((other) => isSameDelivery(rule, other)));
  const taxes = store.taxes.filter((rule) => !demo.taxes?.some((other) => isSameRule(rule, other)));
  const isOwnAddress = store.address !== null && !isSame(store, demo, 'address');
  const removed = [...contactFields, ...(isOwnAddress ? [] : placeFields)].filter((field) =>
    isSame(store, demo, field),
  );
  return {
    ...store,
    ...Object.fromEntries(removed.map((field) => [field, null])),
    ...(isSame(store, demo, 'name') && { name: NO_NAME }),
    ...(isSame(store, demo, 'since') && { since: now.toISOString().slice(0, 10) }),
    social: Object.fromEntries(
      Object.entries(store.social).filter(([name, link]) => link !== demo.social[name as keyof NewStore['social']]),
    ),
    delivery,
    taxes,
    // Countries without a way of delivery would be a promise that nobody keeps.
    ...(delivery.length < store.delivery.length && {
      shipsTo: [...new Set(delivery.flatMap((rule) => rule.countries))],
    }),
  };
}

const isSameDelivery = (
  { methods, ...places }: DeliveryRule,
  { methods: others, ...otherPlaces }: DeliveryRule,
): boolean =>
  isDeepStrictEqual(places, otherPlaces) &&
  methods.length === others.length &&
  methods.every((method, index) => isSameRule(method, others[index]));

type Named = Pick<TaxRule, 'name'>;

/** Earlier demo shops had fewer languages. */
function isSameRule<T extends Named>({ name, ...terms }: T, other: T | undefined): boolean {
  if (!other) return false;
  const { name: otherName, ...otherTerms } = other;
  return (
    isDeepStrictEqual(terms, otherTerms) &&
    Object.entries(name).every(([language, text]) => otherName[language] === text)
  );
}
