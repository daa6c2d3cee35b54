// Pure: a page as the values of its form, what keeps it from being saved, and what is sent.
import type { EditedPage, PageChanges, PageTexts } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { changedKeys, type FormValue, type FormValues, partsOf, pictureIn, textIn } from '../../forms/form-values.ts';

const pageTexts = ['name', 'summary', 'text', 'imageAlt', 'title', 'metaDescription', 'slug'] as const;
export type PageText = (typeof pageTexts)[number];
export type PageIssue = 'name-empty' | 'name-missing' | 'text-empty' | 'slug' | 'code';

export const pageKey = (field: PageText, language: string): string => `text:${field}:${language}`;

export function valuesOf({ code, visible, menu, publishedOn, image, texts, languages }: EditedPage): FormValues {
  const values: Record<string, FormValue> = {
    code,
    visible,
    menu,
    publishedOn: publishedOn ?? '',
    image: image ? [{ ...image, alt: {} }] : [],
  };
  for (const language of languages)
    for (const field of pageTexts) values[pageKey(field, language)] = texts[language]?.[field] ?? '';
  return values;
}

export function checkPage({ languages }: EditedPage, values: FormValues): Record<string, PageIssue> {
  const issues: Record<string, PageIssue> = {};
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(textIn(values, 'code').trim())) issues.code = 'code';
  for (const [index, language] of languages.entries()) {
    const text = (field: PageText) => textIn(values, pageKey(field, language)).trim();
    if (text('name') === '') {
      if (index === 0) issues[pageKey('name', language)] = 'name-empty';
      else if (pageTexts.some((field) => field !== 'slug' && text(field) !== ''))
        issues[pageKey('name', language)] = 'name-missing';
    }
    if (index === 0 && text('text') === '') issues[pageKey('text', language)] = 'text-empty';
    if (!/^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(text('slug'))) issues[pageKey('slug', language)] = 'slug';
  }
  return issues;
}

/** Only what was changed. */
export function pageChanges(base: FormValues, values: FormValues): PageChanges {
  const changed = changedKeys(base, values);
  const texts: Record<string, Partial<PageTexts>> = {};
  for (const key of changed) {
    const { kind, field, of } = partsOf(key);
    if (kind === 'text') texts[of] = { ...texts[of], [field]: textIn(values, key).trim() };
  }
  const has = (key: string) => changed.includes(key);
  const image = pictureIn(values, 'image');
  return {
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(has('visible') && { visible: values.visible === true }),
    ...(has('menu') && { menu: values.menu === true }),
    ...(has('publishedOn') && { publishedOn: textIn(values, 'publishedOn') || null }),
    ...(has('image') && { image: image && { hash: image.hash, name: image.name } }),
  };
}
