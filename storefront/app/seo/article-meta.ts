import type { MetaDescriptor } from 'react-router';
import type { ArticleView } from '../features/content/article-view.ts';
import type { PagePaths } from '../i18n/language.ts';
import { type MetaPlace, pageMeta } from './page-meta.ts';

/** A text with a date is an article, one without a date is a page. */
export const articleMeta = (
  place: MetaPlace,
  { name, title, summary, photo, publishedOn }: ArticleView,
  paths?: PagePaths,
): MetaDescriptor[] =>
  pageMeta(place, {
    title: title ?? name,
    description: summary,
    paths,
    type: publishedOn ? 'article' : 'website',
    image: photo?.url,
  });
