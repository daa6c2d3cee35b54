import { refusals } from '@vitrine/contract/failure.ts';
import { data } from 'react-router';
import { pageContext } from '../../context.ts';
import { languageOf } from '../../i18n/language.ts';
import { NotFound } from '../../layout/errors/not-found.tsx';
import { notFoundMessages } from '../../layout/errors/not-found-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/not-found-page';

/** The host sends one rendered page for all unknown paths, so nothing in it may depend on the path. */
const paths = { en: '/', fr: '/' };

export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(pageContext).isRateLimited)
    throw data(refusals['page.too-many'][languageOf(url.pathname)], { status: 429 });
  return data({ paths }, { status: 404 });
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-cache' });

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: notFoundMessages[languageOf(place.location.pathname)].title, paths, hidden: true });

export default NotFound;
