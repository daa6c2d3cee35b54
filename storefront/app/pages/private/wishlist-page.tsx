// A shell that is the same for everybody; the browser has the wishlist, its own or the one in the link.
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { BreadcrumbTrail } from '../../features/catalog/product/breadcrumb-trail.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { wishlistMessages } from '../../messages/en/wishlist.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import { getAccessToken } from '../../session/token.ts';
import { getWishlist, parseWishlist } from '../../session/wishlist.ts';
import { Bar, EitherSkeleton, MessageSkeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/wishlist-page';

const WishlistScreen = lazy(async () => ({
  default: (await import('../../layout/screens/wishlist-screen.tsx')).WishlistScreen,
}));

/** A shared link can contain anything. */
const mostShared = 50;

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: translate(wishlistMessages, languageOf(place.location.pathname)).title, hidden: true });

export default function WishlistPage() {
  const t = useMessages(wishlistMessages);
  const isHydrated = useHydrated();
  const items = useSearchParams()[0].get('items');
  const shared = isHydrated && items !== null ? parseWishlist(items, mostShared) : null;
  const isKnownEmpty = isHydrated && !shared && !getAccessToken() && getWishlist().length === 0;
  const skeleton = isKnownEmpty ? <MessageSkeleton /> : <WishlistSkeleton />;
  return (
    <div className="container min-h-[calc(100dvh-8rem)] page-top">
      <div className="trail-row">
        <BreadcrumbTrail steps={[{ name: t.title, path: '/wishlist' }]} />
      </div>
      <h1 className="text-h1">{shared ? t.sharedTitle : t.title}</h1>
      {isHydrated ? (
        <Suspense fallback={skeleton}>
          <WishlistScreen key={items} shared={shared} skeleton={skeleton} />
        </Suspense>
      ) : (
        <>
          <p className="without-script mt-6 rounded-panel bg-tint p-5">{t.needsScript}</p>
          <EitherSkeleton list="wishlist" filled={<WishlistSkeleton />} />
        </>
      )}
    </div>
  );
}

/** A list takes the shape of its text, its number of products and two rows on a phone. */
const WishlistSkeleton = () => (
  <div aria-hidden className="needs-script">
    <Bar className="mt-3 h-6 max-w-prose" />
    <Bar className="mt-5 h-12 w-72 max-w-full" />
    <div className="mt-8 grid grid-cols-2 gap-x-3.5 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {[1, 2, 3, 4].map((tile) => (
        <div key={tile} className="flex flex-col gap-3 md:max-lg:last:hidden">
          <Bar className="aspect-4/5" />
          <Bar className="h-6 w-3/4" />
          <Bar className="h-6 w-1/3" />
          <Bar className="h-12" />
        </div>
      ))}
    </div>
  </div>
);
