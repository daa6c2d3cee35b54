// Pure: a category as the values of its form, what keeps it from being saved, and what is sent.
import type {
  CategoryChanges,
  CategoryTexts,
  EditedCategory,
} from '@vitrine/contract/product-editing/edited-structure.ts';
import {
  type CustomForm,
  changedCustomValues,
  checkCustomValues,
  typedCustomValues,
} from '../../../forms/custom-values.ts';
import {
  changedKeys,
  type FormValue,
  type FormValues,
  partsOf,
  pictureIn,
  textIn,
} from '../../../forms/form-values.ts';
import type { ValueIssue } from '../../../forms/typed-value.ts';
import { MAX_NAME } from '../list/typed-values.ts';

const categoryTexts = ['name', 'description', 'title', 'metaDescription', 'slug', 'headAlt'] as const;
export type CategoryText = (typeof categoryTexts)[number];
export type CategoryIssue = 'name-empty' | 'name-long' | 'name-missing' | 'slug' | 'code' | ValueIssue;

export const categoryKey = (field: CategoryText, language: string): string => `text:${field}:${language}`;

export function valuesOf(category: EditedCategory, custom: CustomForm): FormValues {
  const { code, parent, visible, featured, image, headImage, texts, languages } = category;
  const values: Record<string, FormValue> = {
    code,
    parent: parent ?? '',
    visible,
    featured,
    image: image ? [{ ...image, name: '', alt: {} }] : [],
    headImage: headImage ? [{ ...headImage, alt: {} }] : [],
    ...typedCustomValues(custom, category.fields),
  };
  for (const language of languages)
    for (const field of categoryTexts) values[categoryKey(field, language)] = texts[language]?.[field] ?? '';
  return values;
}

export function checkCategory(
  category: EditedCategory,
  values: FormValues,
  custom: CustomForm,
): Record<string, CategoryIssue> {
  const { languages } = category;
  const changed = new Set(changedKeys(valuesOf(category, custom), values));
  const issues: Record<string, CategoryIssue> = { ...checkCustomValues(custom, values, changed) };
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(textIn(values, 'code').trim())) issues.code = 'code';
  for (const [index, language] of languages.entries()) {
    const text = (field: CategoryText) => textIn(values, categoryKey(field, language)).trim();
    const key = categoryKey('name', language);
    if (text('name').length > MAX_NAME) issues[key] = 'name-long';
    else if (text('name') === '' && index === 0) issues[key] = 'name-empty';
    else if (text('name') === '' && categoryTexts.some((field) => field !== 'slug' && text(field) !== ''))
      issues[key] = 'name-missing';
    if (!/^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(text('slug'))) issues[categoryKey('slug', language)] = 'slug';
  }
  return issues;
}

/** Only what was changed. */
export function categoryChanges(base: FormValues, values: FormValues, custom: CustomForm): CategoryChanges {
  const changed = changedKeys(base, values);
  const texts: Record<string, Partial<CategoryTexts>> = {};
  for (const key of changed) {
    const { kind, field, of } = partsOf(key);
    if (kind === 'text') texts[of] = { ...texts[of], [field]: textIn(values, key).trim() };
  }
  const has = (key: string) => changed.includes(key);
  const [image, head] = [pictureIn(values, 'image'), pictureIn(values, 'headImage')];
  return {
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(has('visible') && { visible: values.visible === true }),
    ...(has('featured') && { featured: values.featured === true }),
    ...(has('image') && { image: image?.hash ?? null }),
    ...(has('headImage') && { headImage: head && { hash: head.hash, name: head.name } }),
    ...changedCustomValues(custom, values, new Set(changed)),
  };
}
