import { notFound } from '../../api/or-not-found.ts';
import { languageOf } from '../../i18n/language.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { notFoundMessages } from '../../layout/not-found-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/not-found-page';

export const loader = () => notFound();

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-cache' });

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: notFoundMessages[languageOf(place.location.pathname)].title, hidden: true });

export default NotFound;
