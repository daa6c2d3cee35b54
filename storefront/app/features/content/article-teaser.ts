import type { ContentPage } from '@vitrine/contract/content-shapes.ts';
import { type Photo, photoOf } from '../../format/photo.ts';
import { plainText, shorten } from '../../format/plain-text.ts';

export interface ArticleTeaser {
  slug: string;
  name: string;
  summary: string;
  photo: Photo | null;
  publishedOn: string | null;
}

function teaserOf(page: ContentPage, shopUrl: string): ArticleTeaser | null {
  const { description } = page;
  if (!description) return null;
  return {
    slug: description.friendlyUrl ?? page.code,
    name: description.name,
    summary: shorten(
      description.highlights || description.metaDescription || plainText(description.description ?? ''),
      160,
    ),
    photo: page.image && photoOf(page.image, shopUrl),
    publishedOn: page.publishedOn,
  };
}

/** Newest first. Pages without a date are not articles. */
export const articleTeasers = (pages: ContentPage[], shopUrl: string): ArticleTeaser[] =>
  pages
    .filter(({ visible, publishedOn }) => visible && publishedOn)
    .sort((a, b) => String(b.publishedOn).localeCompare(String(a.publishedOn)))
    .flatMap((page) => teaserOf(page, shopUrl) ?? []);
