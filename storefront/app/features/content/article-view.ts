import type { ContentPage } from '@vitrine/contract/content/content-shapes.ts';
import { type Photo, photoOf } from '../../format/photo.ts';
import { plainText, shorten, withoutMarker } from '../../format/plain-text.ts';
import { formatDay } from '../../format/values.ts';
import type { Language } from '../../i18n/language.ts';
import { localHtml } from '../../i18n/local-html.ts';
import { type TextLanguage, textLanguage } from '../../i18n/text-language.ts';
import { type AnchoredText, anchorsOf, withAnchors } from './anchors.ts';

export interface ArticleView extends AnchoredText {
  name: string;
  nameLanguage: TextLanguage | undefined;
  textLanguage: TextLanguage | undefined;
  slug: string;
  title: string | null;
  summary: string;
  photo: Photo | null;
  publishedOn: string | null;
  /** The same in words. */
  day: string;
  minutes: number;
}

const wordsPerMinute = 220;

export const contentSlug = ({ code, description }: ContentPage): string => description?.friendlyUrl ?? code;

/** `first` is the page in the default language; its anchors are used in all languages. */
export function articleView(
  page: ContentPage,
  first: ContentPage | null,
  { shopUrl, language }: { shopUrl: string; language: Language },
): ArticleView {
  const html = localHtml(withoutMarker(page.description?.description ?? ''), language);
  const firstHtml = withoutMarker(first?.description?.description ?? '');
  const text = plainText(html);
  return {
    ...withAnchors(html, anchorsOf(firstHtml)),
    name: page.description?.name ?? page.code,
    nameLanguage: textLanguage(page.description, 'name', language),
    textLanguage: textLanguage(page.description, 'description', language),
    slug: contentSlug(page),
    title: page.description?.title ?? null,
    summary: page.description?.metaDescription || page.description?.highlights || shorten(text, 155),
    photo: page.image && photoOf(page.image, shopUrl, language),
    publishedOn: page.publishedOn,
    day: formatDay(page.publishedOn ?? '', language),
    minutes: Math.max(1, Math.round(text.split(' ').length / wordsPerMinute)),
  };
}
