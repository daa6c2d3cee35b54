// Pure: delivery and taxes as people type them, and as the shop has them.
import type {
  SalesRules,
  SalesRulesChanges,
  SentDeliveryRule,
  SentTaxRule,
} from '@vitrine/contract/product-editing/edit-sales-rules-shapes.ts';
import { MAX_AMOUNT, toDecimal, toMinor } from '@vitrine/contract/text/minor-units.ts';
import { plainSlug } from '@vitrine/contract/text/slug.ts';
import { type Notation, readTyped, typedValue, type ValueIssue } from '../../forms/typed-value.ts';

type Names = Readonly<Record<string, string>>;

export interface TypedPlaces {
  readonly countries: readonly string[];
  readonly zones: readonly string[];
}

export interface TypedMethod {
  /** Names the row on the screen. */
  readonly id: string;
  /** Empty until it is saved; orders refer to it. */
  readonly code: string;
  readonly name: Names;
  readonly price: string;
  readonly freeFrom: string;
  readonly minimumDays: string;
  readonly maximumDays: string;
}

export interface TypedDelivery extends TypedPlaces {
  readonly id: string;
  readonly methods: readonly TypedMethod[];
}

export interface TypedTax extends TypedPlaces {
  readonly id: string;
  readonly name: Names;
  readonly rate: string;
  readonly included: boolean;
  readonly onDelivery: boolean;
}

export interface TypedRules {
  readonly delivery: readonly TypedDelivery[];
  readonly taxes: readonly TypedTax[];
  /** The answer of a shop without taxes. */
  readonly noTax: boolean;
}

export type RuleIssue = ValueIssue | { readonly kind: 'no-country' | 'no-name' | 'empty' | 'days' | 'twice' | 'rate' };
/** By the key of the field, such as delivery.0.methods.1.price. */
export type RuleIssues = Readonly<Record<string, RuleIssue>>;

export const newMethod = (): TypedMethod => ({
  id: crypto.randomUUID(),
  code: '',
  name: {},
  price: '',
  freeFrom: '',
  minimumDays: '',
  maximumDays: '',
});

const THOUSANDTHS = 1000;
const MAX_DAYS = 365;

export function typedRules({ delivery, taxes, noTax, currency }: SalesRules, notation: Notation): TypedRules {
  const money = (amount: number | null) =>
    typedValue('money', amount === null ? null : toDecimal(amount, currency), notation);
  return {
    delivery: delivery.map(({ methods, ...places }, index) => ({
      ...places,
      id: String(index),
      methods: methods.map(({ code, name, price, freeFrom, minimumDays, maximumDays }) => ({
        id: code,
        code,
        name,
        price: money(price),
        freeFrom: money(freeFrom),
        minimumDays: String(minimumDays),
        maximumDays: String(maximumDays),
      })),
    })),
    taxes: taxes.map(({ rate, ...tax }, index) => ({ ...tax, id: String(index), rate: typedRate(rate, notation) })),
    noTax,
  };
}

export const typedRate = (rate: number, notation: Notation): string =>
  typedValue('decimal', rate / THOUSANDTHS, notation);

/** Reads what would be sent, and every field that cannot be. */
export function readRules(
  { delivery, taxes, noTax }: TypedRules,
  languages: readonly string[],
  notation: Notation,
): { readonly rules: Omit<SalesRulesChanges, 'version'>; readonly issues: RuleIssues } {
  const issues: Record<string, RuleIssue> = {};
  const number = (kind: 'money' | 'count', typed: string, key: string, max: number): number => {
    const read = readTyped({ kind, max }, typed, notation);
    if ('issue' in read) issues[key] = read.issue;
    else if (read.value === null) issues[key] = { kind: 'empty' };
    else if (kind === 'money') return toMinor(Number(read.value), notation.currency) ?? 0;
    else return Number(read.value);
    return 0;
  };
  /** 9.975 cannot be thousands here. */
  const rate = (typed: string, key: string): number => {
    const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
    if (text === '') issues[key] = { kind: 'empty' };
    else if (!/^\d{1,2}(\.\d{1,3})?$/.test(text)) issues[key] = { kind: 'rate' };
    return Math.round(Number(text) * THOUSANDTHS) || 0;
  };
  const names = (name: Names, key: string): Record<string, string> => {
    const [first = ''] = languages;
    if (!name[first]?.trim()) issues[`${key}.${first}`] = { kind: 'no-name' };
    return Object.fromEntries(
      languages.flatMap((language) => (name[language]?.trim() ? [[language, name[language].trim()]] : [])),
    );
  };
  const places = ({ countries, zones }: TypedPlaces, key: string) => {
    if (countries.length === 0) issues[`${key}.countries`] = { kind: 'no-country' };
    return { countries: [...countries], zones: [...zones] };
  };
  const covered = new Set<string>();
  const method = (typed: TypedMethod, key: string, taken: ReadonlySet<string>) => {
    const name = names(typed.name, `${key}.name`);
    const minimumDays = number('count', typed.minimumDays, `${key}.minimumDays`, MAX_DAYS);
    const maximumDays = number('count', typed.maximumDays, `${key}.maximumDays`, MAX_DAYS);
    if (!issues[`${key}.maximumDays`] && minimumDays > maximumDays) issues[`${key}.maximumDays`] = { kind: 'days' };
    return {
      code: typed.code || newCode(Object.values(name)[0] ?? '', taken),
      name,
      price: number('money', typed.price, `${key}.price`, MAX_AMOUNT),
      freeFrom: typed.freeFrom.trim() === '' ? null : number('money', typed.freeFrom, `${key}.freeFrom`, MAX_AMOUNT),
      minimumDays,
      maximumDays,
    };
  };
  const rules = {
    delivery: delivery.map((typed, index): SentDeliveryRule => {
      const key = `delivery.${index}`;
      for (const country of typed.countries)
        for (const zone of typed.zones.length > 0 ? typed.zones : ['']) {
          if (covered.has(`${country} ${zone}`)) issues[`${key}.countries`] = { kind: 'twice' };
          covered.add(`${country} ${zone}`);
        }
      const taken = new Set(typed.methods.map(({ code }) => code));
      return {
        ...places(typed, key),
        methods: typed.methods.map((one, position) => {
          const read = method(one, `${key}.methods.${position}`, taken);
          taken.add(read.code);
          return read;
        }),
      };
    }),
    taxes: taxes.map(({ included, onDelivery, ...typed }, index): SentTaxRule => {
      const key = `taxes.${index}`;
      return {
        ...places(typed, key),
        name: names(typed.name, `${key}.name`),
        rate: rate(typed.rate, `${key}.rate`),
        included,
        onDelivery,
      };
    }),
    noTax: noTax && taxes.length === 0,
  };
  return { rules, issues };
}

/** Orders keep the code of their method, so it stays when the name changes. */
function newCode(name: string, taken: ReadonlySet<string>): string {
  const start = plainSlug(name, 'en').slice(0, 50) || 'delivery';
  for (let number = 1; ; number++) {
    const code = number === 1 ? start : `${start}-${number}`;
    if (!taken.has(code)) return code;
  }
}
