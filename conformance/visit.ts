// The facts that the suite has found out about the shop, and the calls that several sections make.
import { randomBytes } from 'node:crypto';
import type { Options } from './options.ts';
import type { Probe } from './probe.ts';
import { at, listAt, numberAt, textAt } from './read-body.ts';

export interface FoundProduct {
  readonly id: number;
  readonly sku: string;
  readonly friendlyUrl: string | undefined;
  readonly name: string;
  /** Attribute ids of variants that can be ordered; a product without options has none. */
  readonly choices: readonly (readonly number[])[];
  /** A variant with its options, as version 2 names them. */
  readonly variation: FoundVariation | undefined;
}

interface FoundVariation {
  readonly options: readonly { readonly option: number; readonly value: number }[];
  readonly finalPrice: string | undefined;
}

export interface Customer {
  readonly email: string;
  password: string;
  token: string;
}

export class Visit {
  readonly probe: Probe;
  readonly options: Options;
  readonly random = randomBytes(6).toString('hex');
  currency = '';
  country = 'US';
  categoryId: number | undefined;
  categorySlug: string | undefined;
  /** A product without options that can be ordered. */
  plain: FoundProduct | undefined;
  /** A product with options. */
  varied: FoundProduct | undefined;
  customer: Customer | undefined;

  constructor(probe: Probe, options: Options) {
    this.probe = probe;
    this.options = options;
  }

  /** A cart can be filled with it: any product that can be ordered. */
  get orderable(): FoundProduct | undefined {
    return this.plain ?? this.varied;
  }

  /** The query that every call has. */
  get query(): string {
    const { store, lang } = this.options;
    return `store=${encodeURIComponent(store)}&lang=${encodeURIComponent(lang)}`;
  }

  /** An address that nobody else has. */
  email(name: string): string {
    return `conformance-${name}-${this.random}@example.com`;
  }

  /** Takes the store's own country when it is served, else the first that is. */
  chooseCountry(served: unknown, own: string | undefined): void {
    const codes = listAt(served).map((country) => textAt(country, 'code'));
    this.country =
      codes.find((code) => code === own) ?? codes.find((code) => code !== undefined) ?? own ?? this.country;
  }

  /** Keeps the first product of each kind that can be ordered. */
  remember(product: unknown): void {
    const found = readProduct(product);
    if (!found) return;
    if (listAt(product, 'options').length === 0) this.plain ??= found;
    else if (found.choices.length > 0) this.varied ??= found;
  }
}

function readProduct(product: unknown): FoundProduct | undefined {
  const id = numberAt(product, 'id');
  const sku = textAt(product, 'sku');
  const canBeOrdered = at(product, 'available') === true && at(product, 'canBePurchased') !== false;
  // Carts of the suite have up to two pieces of it.
  const isInStock = (numberAt(product, 'quantity') ?? 0) >= 2;
  if (id === undefined || sku === undefined || !canBeOrdered || !isInStock) return undefined;
  const friendlyUrl = textAt(product, 'description', 'friendlyUrl');
  const name = textAt(product, 'description', 'name') ?? sku;
  return { id, sku, friendlyUrl, name, choices: choicesOf(product), variation: variationOf(product) };
}

function variationOf(product: unknown): FoundVariation | undefined {
  const [variant] = listAt(product, 'variants');
  const options = ['variation', 'variationValue'].flatMap((name) => {
    const [option, value] = [numberAt(variant, name, 'option', 'id'), numberAt(variant, name, 'optionValue', 'id')];
    return option === undefined || value === undefined ? [] : [{ option, value }];
  });
  return options.length === 0 ? undefined : { options, finalPrice: textAt(variant, 'finalPrice') };
}

/** Our server names the options of each variant; elsewhere one value of each option is taken. */
function choicesOf(product: unknown): number[][] {
  const named = listAt(product, 'variants')
    .filter((variant) => at(variant, 'canBePurchased') === true)
    .map((variant) => numbersIn(listAt(variant, 'optionValues')));
  if (named.some((choice) => choice.length > 0)) return named.slice(0, 2);
  const options = listAt(product, 'options').map((option) =>
    numbersIn(listAt(option, 'optionValues').map((value) => at(value, 'id'))),
  );
  const first = options.flatMap(([id]) => (id === undefined ? [] : [id]));
  const second = options[0]?.[1];
  if (first.length === 0) return [];
  return second === undefined ? [first] : [first, [second, ...first.slice(1)]];
}

const numbersIn = (values: readonly unknown[]): number[] => values.filter((value) => typeof value === 'number');
