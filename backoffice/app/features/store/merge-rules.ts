// Pure: the work of two people on delivery and taxes. A rule is known by its place: its position changes when another is removed.
import { type Clash, type FormValues, mergeValues, textIn } from '../../forms/form-values.ts';
import { newMethod, type TypedDelivery, type TypedPlaces, type TypedRules, type TypedTax } from './typed-rules.ts';

type PlainDelivery = Omit<TypedDelivery, 'id'>;
type PlainTax = Omit<TypedTax, 'id'>;

/** Rules as texts by their place, without the ids of rows. */
function valuesOf({ delivery, taxes, noTax }: TypedRules, first: string): FormValues {
  const values: Record<string, string> = { noTax: noTax ? 'yes' : '' };
  const add = (key: string, rule: PlainDelivery | PlainTax) => {
    let own = key;
    while (own in values) own += '+';
    values[own] = JSON.stringify(rule);
  };
  for (const { id: _, methods, ...places } of delivery)
    add(`delivery:${placeOf(places)}`, { ...places, methods: methods.map((method) => ({ ...method, id: '' })) });
  for (const { id: _, ...tax } of taxes) add(`taxes:${placeOf(tax)}:${tax.name[first] ?? ''}`, tax);
  return values;
}

const placeOf = ({ countries, zones }: TypedPlaces): string =>
  [countries, zones].map((codes) => codes.toSorted().join(',')).join('/');

/** The rule of a value; null: it was removed. */
export const deliveryIn = (key: string, value: string): PlainDelivery | null =>
  key.startsWith('delivery:') && value !== '' ? (JSON.parse(value) as PlainDelivery) : null;
export const taxIn = (key: string, value: string): PlainTax | null =>
  key.startsWith('taxes:') && value !== '' ? (JSON.parse(value) as PlainTax) : null;

export interface MergedRules {
  readonly values: FormValues;
  /** Rules that both changed differently. */
  readonly clashes: readonly Clash[];
}

export function mergeRules(base: TypedRules, mine: TypedRules, theirs: TypedRules, first: string): MergedRules {
  const [before, own, other] = [valuesOf(base, first), valuesOf(mine, first), valuesOf(theirs, first)];
  // A rule that one of them has not got was removed by one, or added by the other.
  const absent = Object.fromEntries(Object.keys({ ...other, ...own, ...before }).map((key) => [key, '']));
  return mergeValues({ ...absent, ...before }, { ...absent, ...own }, { ...absent, ...other });
}

export function rulesFrom(values: FormValues): TypedRules {
  const rules = Object.keys(values).map((key) => ({ key, value: textIn(values, key) }));
  return {
    delivery: rules.flatMap(({ key, value }) => {
      const rule = deliveryIn(key, value);
      const methods = rule?.methods.map((method) => ({ ...method, id: method.code || newMethod().id })) ?? [];
      return rule ? [{ ...rule, id: key, methods }] : [];
    }),
    taxes: rules.flatMap(({ key, value }) => {
      const rule = taxIn(key, value);
      return rule ? [{ ...rule, id: key }] : [];
    }),
    noTax: textIn(values, 'noTax') === 'yes',
  };
}

/** Whether two states say the same, however they came about. */
export const areSameRules = (one: TypedRules, other: TypedRules): boolean =>
  JSON.stringify(valuesOf(one, '')) === JSON.stringify(valuesOf(other, ''));
