// The options of the import for files of other shops.
import type { OtherShopRequest } from '@vitrine/server';
import { WrongArgument } from './command.ts';
import { numberFrom } from './values.ts';

const text = { type: 'string' } as const;

export const otherShopOptions = {
  format: text,
  mapping: text,
  untracked: text,
  continue: text,
  decimal: text,
  pictures: text,
  'price-history': text,
  report: text,
  'consent-note': text,
  strict: { type: 'boolean' },
  invite: { type: 'boolean' },
} as const;

type Given = { readonly [Name in keyof typeof otherShopOptions]?: string | boolean | undefined };

export function otherShopFrom(given: Given): OtherShopRequest {
  const { untracked, decimal, continue: continued, strict, invite, ...others } = given;
  const { 'price-history': priceHistory, 'consent-note': consentNote, ...files } = others;
  if (decimal !== undefined && decimal !== '.' && decimal !== ',') throw new WrongArgument('--decimal is . or ,');
  if (continued !== undefined && continued !== 'preorder') throw new WrongArgument('--continue can be preorder.');
  return {
    ...present({ ...files, priceHistory, consentNote }),
    ...(untracked !== undefined && { untracked: numberFrom(String(untracked), 'a number of pieces such as 5') }),
    ...(decimal !== undefined && { decimal }),
    ...(continued !== undefined && { continue: continued }),
    ...(strict === true && { strict }),
    ...(invite === true && { invite }),
  };
}

const present = (values: Readonly<Record<string, string | boolean | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
