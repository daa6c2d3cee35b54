// Pure: an option in its form, what keeps it from being saved, and what is sent.
import type { OptionChanges, OptionChoice } from '@vitrine/contract/merchant/edited-structure.ts';

export interface FormValueOfOption {
  readonly code: string;
  readonly name: Readonly<Record<string, string>>;
  readonly swatch: string;
  readonly products: number;
  readonly isNew: boolean;
}

export interface OptionForm {
  readonly name: Readonly<Record<string, string>>;
  readonly type: OptionChoice['type'];
  readonly values: readonly FormValueOfOption[];
  /** Codes of values that go, with what their products get; empty when they have none. */
  readonly replaced: Readonly<Record<string, string>>;
}

export const optionForm = ({ name, type, values }: OptionChoice): OptionForm => ({
  name,
  type,
  values: values.map((value) => ({ ...value, swatch: value.swatch ?? '', isNew: false })),
  replaced: {},
});

export type OptionProblem = 'name-empty' | 'code' | 'code-taken' | 'swatch' | 'replace';

/** By the field: `name`, `code:1`, `name:1`, `swatch:1` with the place of the value, `replace:red`. */
export function checkOption(form: OptionForm, first: string): Record<string, OptionProblem> {
  const problems: Record<string, OptionProblem> = {};
  if ((form.name[first] ?? '').trim() === '') problems.name = 'name-empty';
  const seen = new Set<string>();
  for (const [index, { code, name, swatch }] of form.values.entries()) {
    if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(code.trim())) problems[`code:${index}`] = 'code';
    else if (seen.has(code.trim())) problems[`code:${index}`] = 'code-taken';
    seen.add(code.trim());
    if ((name[first] ?? '').trim() === '') problems[`name:${index}`] = 'name-empty';
    if (!/^(#[0-9A-Fa-f]{6})?$/.test(swatch.trim())) problems[`swatch:${index}`] = 'swatch';
  }
  for (const [code, next] of Object.entries(form.replaced)) if (next === '') problems[`replace:${code}`] = 'replace';
  return problems;
}

export const optionChanges = ({ name, type, values, replaced }: OptionForm): OptionChanges => ({
  name: { ...name },
  type,
  values: values.map(({ code, name: own, swatch }) => ({
    code: code.trim(),
    name: { ...own },
    swatch: swatch.trim() || null,
  })),
  ...(Object.keys(replaced).length > 0 && { replaced: { ...replaced } }),
});

export const moveValue = (form: OptionForm, from: number, to: number): OptionForm => {
  const values = [...form.values];
  values.splice(to, 0, ...values.splice(from, 1));
  return { ...form, values };
};

/** A value that products have needs another one in its place. */
export const dropValue = (form: OptionForm, index: number): OptionForm => {
  const dropped = form.values[index];
  return {
    ...form,
    values: form.values.toSpliced(index, 1),
    replaced: dropped && dropped.products > 0 ? { ...form.replaced, [dropped.code]: '' } : form.replaced,
  };
};
