// Pure: an option as the values of its form, what keeps it from being saved, and what is sent.
import type { OptionChanges, OptionChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { changedKeys, type FormValue, type FormValues, textIn } from '../../../forms/form-values.ts';
import {
  checkValues,
  listedValues,
  nameKey,
  namesIn,
  orderIn,
  type ValueListIssue,
  valueKey,
  valueNameKey,
} from '../../../forms/listed-values.ts';

/** The value that products get instead of a deleted one. */
export const replaceKey = (code: string): string => `replace:${code}`;

export function optionValues({ name, type, values }: OptionChoice, languages: readonly string[]): FormValues {
  const shown: Record<string, FormValue> = { type, order: values.map(({ code }) => code) };
  for (const language of languages) shown[nameKey(language)] = name[language] ?? '';
  for (const { code, name: own, swatch } of values) {
    shown[valueKey('swatch', code)] = swatch ?? '';
    for (const language of languages) shown[valueNameKey(language, code)] = own[language] ?? '';
  }
  return shown;
}

/** Values that products have and that go. */
export const replacedIn = (option: OptionChoice, values: FormValues): OptionChoice['values'] =>
  option.values.filter(({ code, products }) => products > 0 && !orderIn(values).includes(code));

export type OptionIssue = ValueListIssue | 'swatch' | 'replace';

export function checkOption(option: OptionChoice, values: FormValues, first: string): Record<string, OptionIssue> {
  const issues: Record<string, OptionIssue> = checkValues(values, first);
  if (textIn(values, nameKey(first)).trim() === '') issues[nameKey(first)] = 'name-empty';
  for (const id of orderIn(values))
    if (!/^(#[0-9A-Fa-f]{6})?$/.test(textIn(values, valueKey('swatch', id)).trim()))
      issues[valueKey('swatch', id)] = 'swatch';
  for (const { code } of replacedIn(option, values))
    if (textIn(values, replaceKey(code)) === '') issues[replaceKey(code)] = 'replace';
  return issues;
}

/** Names and type only when they were changed; the values together, as their order is one thing. */
export function optionChanges(
  option: OptionChoice,
  base: FormValues,
  values: FormValues,
  languages: readonly string[],
): OptionChanges {
  const changed = changedKeys(base, values);
  const has = (pattern: RegExp) => changed.some((key) => pattern.test(key));
  const replaced = replacedIn(option, values).map(({ code }) => [code, textIn(values, replaceKey(code))] as const);
  return {
    ...(has(/^name:/) && { name: namesIn(values, languages, nameKey) }),
    ...(has(/^type$/) && { type: textIn(values, 'type') as OptionChoice['type'] }),
    ...(has(/^(order$|value:)/) && {
      values: listedValues(values, languages).map(({ id, ...value }) => ({
        ...value,
        swatch: textIn(values, valueKey('swatch', id)).trim() || null,
      })),
    }),
    ...(replaced.length > 0 && { replaced: Object.fromEntries(replaced) }),
  };
}
