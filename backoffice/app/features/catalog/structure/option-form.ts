// Pure: an option as the values of its form, what keeps it from being saved, and what is sent.
import type { OptionChanges, OptionChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import {
  changedKeys,
  type FormPatch,
  type FormValue,
  type FormValues,
  removalOf,
  textIn,
} from '../../../forms/form-values.ts';

/** Values are named by their code; new ones by a plus and a number, until they are saved. */
export const isNewValue = (id: string): boolean => id.startsWith('+');

export const nameKey = (language: string): string => `name:${language}`;
export const valueKey = (field: 'code' | 'swatch', id: string): string => `value:${field}:${id}`;
export const valueNameKey = (language: string, id: string): string => `value:${language}:${id}`;
/** The value that products get instead of a deleted one. */
export const replaceKey = (code: string): string => `replace:${code}`;

export const orderIn = (values: FormValues): readonly string[] => (values.order ?? []) as readonly string[];

export const codeOf = (values: FormValues, id: string): string =>
  isNewValue(id) ? textIn(values, valueKey('code', id)).trim() : id;

export function optionValues({ name, type, values }: OptionChoice, languages: readonly string[]): FormValues {
  const shown: Record<string, FormValue> = { type, order: values.map(({ code }) => code) };
  for (const language of languages) shown[nameKey(language)] = name[language] ?? '';
  for (const { code, name: own, swatch } of values) {
    shown[valueKey('swatch', code)] = swatch ?? '';
    for (const language of languages) shown[valueNameKey(language, code)] = own[language] ?? '';
  }
  return shown;
}

export const namesIn = (
  values: FormValues,
  languages: readonly string[],
  keyOf: (language: string) => string,
): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, textIn(values, keyOf(language))]));

/** Values that products have and that go. */
export const replacedIn = (option: OptionChoice, values: FormValues): OptionChoice['values'] =>
  option.values.filter(({ code, products }) => products > 0 && !orderIn(values).includes(code));

export type OptionProblem = 'name-empty' | 'code' | 'code-taken' | 'swatch' | 'replace';

export function checkOption(option: OptionChoice, values: FormValues, first: string): Record<string, OptionProblem> {
  const problems: Record<string, OptionProblem> = {};
  if (textIn(values, nameKey(first)).trim() === '') problems[nameKey(first)] = 'name-empty';
  const seen = new Set<string>();
  for (const id of orderIn(values)) {
    const code = codeOf(values, id);
    if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(code)) problems[valueKey('code', id)] = 'code';
    else if (seen.has(code)) problems[valueKey('code', id)] = 'code-taken';
    seen.add(code);
    if (textIn(values, valueNameKey(first, id)).trim() === '') problems[valueNameKey(first, id)] = 'name-empty';
    if (!/^(#[0-9A-Fa-f]{6})?$/.test(textIn(values, valueKey('swatch', id)).trim()))
      problems[valueKey('swatch', id)] = 'swatch';
  }
  for (const { code } of replacedIn(option, values))
    if (textIn(values, replaceKey(code)) === '') problems[replaceKey(code)] = 'replace';
  return problems;
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
      values: orderIn(values).map((id) => ({
        code: codeOf(values, id),
        name: namesIn(values, languages, (language) => valueNameKey(language, id)),
        swatch: textIn(values, valueKey('swatch', id)).trim() || null,
      })),
    }),
    ...(replaced.length > 0 && { replaced: Object.fromEntries(replaced) }),
  };
}

export const moveValue = (values: FormValues, from: number, to: number): FormValues => {
  const order = [...orderIn(values)];
  order.splice(to, 0, ...order.splice(from, 1));
  return { order };
};

/** The texts of a value that is not saved are removed, too. */
export const dropValue = (values: FormValues, id: string): FormPatch => ({
  ...(isNewValue(id) && removalOf(values, 'value', id)),
  order: orderIn(values).filter((one) => one !== id),
});

export const addValue = (values: FormValues): FormValues => {
  const last = Math.max(0, ...Object.keys(values).map((key) => Number(/^value:code:\+(\d+)$/.exec(key)?.[1] ?? 0)));
  const id = `+${last + 1}`;
  return { order: [...orderIn(values), id], [valueKey('code', id)]: '' };
};
