import { domainErrorMessage } from '@vitrine/contract/domain-error.ts';
import { data, redirect } from 'react-router';
import { pageContext } from '../../context.ts';
import { languageOf, samePath } from '../../i18n/language.ts';
import { NotFound } from '../../layout/errors/not-found.tsx';
import { notFoundMessages } from '../../messages/en/pages.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/not-found-page';

/** The host sends one rendered page for all unknown paths, so nothing in it may depend on the path. */
const paths = samePath('/');

export function loader({ context, url }: Route.LoaderArgs) {
  const { isRateLimited, redirectTo } = context.get(pageContext);
  // The router answers in the form that was requested: a document, or data for navigation in the browser.
  if (redirectTo !== undefined) throw redirect(redirectTo, 301);
  if (isRateLimited) throw data(domainErrorMessage('page.too-many', {}, languageOf(url.pathname)), { status: 429 });
  return data({ paths }, { status: 404 });
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-cache' });

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, {
    title: translate(notFoundMessages, languageOf(place.location.pathname)).title,
    paths,
    hidden: true,
  });

export default NotFound;
