// Rows below the suggested products: categories, brands, and the way to all results.
import type { SearchPreview } from '@vitrine/contract/search/search-shapes.ts';
import type { Language } from '../../i18n/language.ts';
import { type TextLanguage, textLanguage } from '../../i18n/text-language.ts';
import { fold } from './typed-parts.ts';

export interface SearchedCategory {
  name: string;
  slug: string;
  nameLanguage?: TextLanguage | undefined;
}

export interface SuggestedLink {
  kind: 'category' | 'brand' | 'all';
  /** Name of the category or brand; empty for all results. */
  name: string;
  nameLanguage?: TextLanguage | undefined;
  /** Path without language. */
  to: string;
}

const maxCategories = 2;

export function categoryLinks(categories: readonly SearchedCategory[], typed: string): SuggestedLink[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const isNamed = (name: string) => words.length > 0 && words.every((word) => fold(name).includes(word));
  return categories
    .filter(({ name }) => isNamed(name))
    .slice(0, maxCategories)
    .map(({ name, slug, nameLanguage }) => ({ kind: 'category', name, nameLanguage, to: `/category/${slug}` }));
}

export const brandLinks = ({ manufacturers }: SearchPreview, language: Language): SuggestedLink[] =>
  manufacturers.map(({ id, description }) => ({
    kind: 'brand',
    name: description.name,
    nameLanguage: textLanguage(description, 'name', language),
    to: `/category/all?brand=${id}`,
  }));

export const allLink = (typed: string): SuggestedLink => ({
  kind: 'all',
  name: '',
  to: `/search?${new URLSearchParams({ q: typed })}`,
});
