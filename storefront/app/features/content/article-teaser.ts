import type { ContentPage } from '@vitrine/contract/content/content-shapes.ts';
import { type Photo, photoOf } from '../../format/photo.ts';
import { plainText, shorten } from '../../format/plain-text.ts';
import { formatDay } from '../../format/values.ts';
import type { Language } from '../../i18n/language.ts';
import { type TextLanguage, textLanguage } from '../../i18n/text-language.ts';

export interface ArticleTeaser {
  slug: string;
  name: string;
  nameLanguage?: TextLanguage | undefined;
  summary: string;
  summaryLanguage?: TextLanguage | undefined;
  photo: Photo | null;
  /** When it was published, in words. */
  day: string;
}

function teaserOf(page: ContentPage, shopUrl: string, language: Language): ArticleTeaser | null {
  const { description } = page;
  if (!description) return null;
  const source = (['highlights', 'metaDescription'] as const).find((field) => description[field]) ?? 'description';
  return {
    slug: description.friendlyUrl ?? page.code,
    name: description.name,
    nameLanguage: textLanguage(description, 'name', language),
    summary: shorten(plainText(description[source] ?? ''), 160),
    summaryLanguage: textLanguage(description, source, language),
    photo: page.image && photoOf(page.image, shopUrl, language),
    day: formatDay(page.publishedOn ?? '', language),
  };
}

/** Newest first. Pages without a date are not articles. */
export const articleTeasers = (pages: ContentPage[], shopUrl: string, language: Language): ArticleTeaser[] =>
  pages
    .filter(({ visible, publishedOn }) => visible && publishedOn)
    .sort((a, b) => String(b.publishedOn).localeCompare(String(a.publishedOn)))
    .flatMap((page) => teaserOf(page, shopUrl, language) ?? []);
