import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { listStaffReviews, publishReview } from '@vitrine/contract/reviews/staff-reviews.ts';
import type { ReviewState, StaffReviewView } from '@vitrine/contract/reviews/staff-reviews-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { classNames, linkClassName } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { ThumbsUp } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { type KeyboardEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useErrorText } from '../../api/error-text.ts';
import { staffApi } from '../../api/staff-api.ts';
import { languageText } from '../../format/names.ts';
import { useLocale, useMessages } from '../../i18n/language.tsx';
import { listMessages } from '../../messages/en/layout.ts';
import { reviewMessages } from '../../messages/en/reviews.ts';
import { useMay } from '../../session/profile.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

const states: readonly ReviewState[] = ['waiting', 'published', 'refused'];

const reviewsKey = ['reviews'];

/** Reviews that wait to be read, and those that were decided. */
export function ReviewsScreen() {
  const t = useMessages(reviewMessages);
  const words = useMessages(listMessages);
  const errorText = useErrorText();
  const client = useQueryClient();
  const [params] = useSearchParams();
  const state = states.find((one) => one === params.get('state')) ?? 'waiting';
  const query = useInfiniteQuery({
    queryKey: [...reviewsKey, state],
    queryFn: ({ pageParam }) =>
      staffApi(listStaffReviews, { query: { state, count: 50, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const [refused, setRefused] = useState<StaffReviewView | null>(null);
  const reviews = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const decided = async (text: string, at: number) => {
    showToast({ tone: 'success', text });
    await client.invalidateQueries({ queryKey: reviewsKey });
    // The next one has taken its place.
    requestAnimationFrame(() => document.querySelectorAll<HTMLElement>('[data-review]')[at]?.focus());
  };
  const publish = async (review: StaffReviewView, at: number) => {
    try {
      await staffApi(publishReview, { params: { id: review.id } });
      await decided(t.wasPublished(review.author), at);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  return (
    <Screen title={t.title}>
      <nav aria-label={t.title} className="mb-4 flex flex-wrap gap-2">
        {states.map((one) => (
          <Link
            key={one}
            to={one === 'waiting' ? '/reviews' : `/reviews?state=${one}`}
            aria-current={one === state ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-full border px-4 text-small font-medium pointer-fine:min-h-9',
              one === state ? 'border-action bg-tint text-strong' : 'border-line-strong bg-surface text-body',
            )}
          >
            {t.states[one]}
          </Link>
        ))}
      </nav>
      <Loaded query={query} rows={4} shape="list">
        {reviews.length === 0 ? (
          <EmptyState icon={<ThumbsUp size={56} />} title={t.empty[state]}>
            <p>{t.emptyText}</p>
          </EmptyState>
        ) : (
          <ul className="rounded-panel border border-line bg-surface">
            {reviews.map((review, at) => (
              <ReviewRow
                key={review.id}
                review={review}
                onPublish={() => publish(review, at)}
                onRefuse={() => setRefused(review)}
              />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <Button
            kind="secondary"
            className="mt-4"
            aria-busy={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {words.more}
          </Button>
        )}
      </Loaded>
      {refused && (
        <RefuseDialog
          review={refused}
          onClose={() => setRefused(null)}
          onRefused={() => decided(t.wasRefused(refused.author), reviews.indexOf(refused))}
        />
      )}
    </Screen>
  );
}

interface ReviewRowProps {
  review: StaffReviewView;
  onPublish: () => void;
  onRefuse: () => void;
}

function ReviewRow({ review, onPublish, onRefuse }: ReviewRowProps) {
  const t = useMessages(reviewMessages);
  const locale = useLocale();
  const mayDecide = useMay('catalog.w');
  const { productId, product, author, rating, language, text, writtenOn, verified, state, reason } = review;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(writtenOn));
  const press = (event: KeyboardEvent) => {
    if (!mayDecide || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'p' && state !== 'published') onPublish();
    else if (event.key === 'r' && state !== 'refused') onRefuse();
    else return;
    event.preventDefault();
  };
  return (
    <li className="flex flex-col gap-2 border-b border-line p-4 last:border-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={`/products/${productId}`} className={linkClassName}>
          {product}
        </Link>
        <span className="font-semibold text-strong">{t.rating(rating)}</span>
        <span className="text-small text-second">
          {[author, day, languageText(language, locale), verified && t.verified].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p lang={language} className="max-w-[70ch] break-words whitespace-pre-line text-body">
        {text}
      </p>
      {reason !== null && <p className="text-small text-second">{t.reasonWas(reason)}</p>}
      {mayDecide && (
        <div className="flex flex-wrap gap-2">
          {state !== 'published' && (
            <Button
              kind={state === 'waiting' ? 'primary' : 'secondary'}
              data-review={review.id}
              aria-keyshortcuts="p r"
              onKeyDown={press}
              onClick={onPublish}
            >
              {t.publish}
            </Button>
          )}
          {state !== 'refused' && (
            <Button
              kind="secondary"
              data-review={state === 'published' ? review.id : undefined}
              onKeyDown={press}
              onClick={onRefuse}
            >
              {state === 'published' ? t.takeDown : t.refuse}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
