// Pure: values that an entry lists, such as those of an option or the choices of a field, as values of its form.
import { plainSlug } from '@vitrine/contract/text/slug.ts';
import { type FormPatch, type FormValues, removalOf, textIn } from './form-values.ts';

/** Values are named by their code; new ones by a plus and a number, until they are saved. */
export const isNewValue = (id: string): boolean => id.startsWith('+');

export const nameKey = (language: string): string => `name:${language}`;
export const valueKey = (field: 'code' | 'swatch', id: string): string => `value:${field}:${id}`;
export const valueNameKey = (language: string, id: string): string => `value:${language}:${id}`;

export const orderIn = (values: FormValues): readonly string[] => (values.order ?? []) as readonly string[];

export const codeOf = (values: FormValues, id: string): string =>
  isNewValue(id) ? textIn(values, valueKey('code', id)).trim() : id;

export const namesIn = (
  values: FormValues,
  languages: readonly string[],
  keyOf: (language: string) => string,
): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, textIn(values, keyOf(language))]));

export const keyed = (names: Readonly<Record<string, string>>, keyOf: (language: string) => string): FormValues =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [keyOf(language), name]));

const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
export const isCode = (text: string): boolean => codePattern.test(text);

/** The code that a name suggests. One that somebody has typed stays. */
export const suggestedCode = (code: string, before: string, name: string, language: string): string =>
  code === plainSlug(before, language).slice(0, 64) ? plainSlug(name, language).slice(0, 64) : code;

/** The code of a new value follows its name in the first language. */
export const renameValue = (
  values: FormValues,
  id: string,
  names: Readonly<Record<string, string>>,
  first: string,
): FormValues => ({
  ...keyed(names, (language) => valueNameKey(language, id)),
  ...(isNewValue(id) && {
    [valueKey('code', id)]: suggestedCode(
      textIn(values, valueKey('code', id)),
      textIn(values, valueNameKey(first, id)),
      names[first] ?? '',
      first,
    ),
  }),
});

export type ValueListIssue = 'name-empty' | 'code' | 'code-taken';

/** Each needs a code of its own, and a name in the first language. */
export function checkValues(values: FormValues, first: string): Record<string, ValueListIssue> {
  const issues: Record<string, ValueListIssue> = {};
  const seen = new Set<string>();
  for (const id of orderIn(values)) {
    const code = codeOf(values, id);
    if (!isCode(code)) issues[valueKey('code', id)] = 'code';
    else if (seen.has(code)) issues[valueKey('code', id)] = 'code-taken';
    seen.add(code);
    if (textIn(values, valueNameKey(first, id)).trim() === '') issues[valueNameKey(first, id)] = 'name-empty';
  }
  return issues;
}

/** All of them, in their order. */
export const listedValues = (values: FormValues, languages: readonly string[]) =>
  orderIn(values).map((id) => ({
    id,
    code: codeOf(values, id),
    name: namesIn(values, languages, (language) => valueNameKey(language, id)),
  }));

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
