import { useSearchParams } from 'react-router';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { reviewMessages } from '../../messages/en/reviews.ts';
import { translate } from '../../messages/translate.ts';
import { ReviewDistribution } from './review-distribution.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewLink } from './review-link.tsx';
import { type ReviewQuery, readReviewQuery, reviewSorts } from './review-query.ts';
import { chooseReviews, distributionOf, type ReviewView } from './review-view.ts';
import { useVotes, type Votes } from './use-votes.ts';

const atFirst = 6;

interface ReviewListProps {
  productId: number;
  reviews: ReviewView[];
}

export function ReviewList({ productId, reviews }: ReviewListProps) {
  const language = useLanguage();
  const t = translate(reviewMessages, language);
  const query = readReviewQuery(useSearchParams()[0]);
  const votes = useVotes(productId, reviews.length > 0);
  if (reviews.length === 0) {
    return (
      <>
        <p className="text-second">
          <span className="font-medium text-strong">{t.none}.</span> {t.noneText}
        </p>
        <Checks />
      </>
    );
  }
  const shown = chooseReviews(reviews, query, language);
  const rest = shown.slice(atFirst);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[minmax(16rem,1fr)_2fr]">
      <div>
        <ReviewDistribution distribution={distributionOf(reviews.map(({ rating }) => rating))} query={query} />
        <Checks />
      </div>
      <div>
        <Toolbar query={query} shown={shown.length} />
        <Reviews reviews={shown.slice(0, atFirst)} votes={votes} />
        {rest.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
              {t.more}
            </summary>
            <Reviews reviews={rest} votes={votes} />
          </details>
        )}
      </div>
    </div>
  );
}

const Reviews = ({ reviews, votes }: { reviews: ReviewView[]; votes: Votes }) => (
  <ul className="grid grid-cols-1 gap-x-12 xl:grid-cols-2">
    {reviews.map((review) => (
      <ReviewItem key={review.id} review={review} votes={votes} />
    ))}
  </ul>
);

/** How many are shown, and in which order. */
function Toolbar({ query, shown }: { query: ReviewQuery; shown: number }) {
  const t = useMessages(reviewMessages);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 text-small">
      <p role="status" className="text-second">
        {query.stars === null ? t.count(shown) : t.withStars(shown, query.stars)}
        {query.stars !== null && (
          <ReviewLink
            query={{ ...query, stars: null }}
            className="ml-2 inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {t.all}
          </ReviewLink>
        )}
      </p>
      <ul aria-label={t.sort} className="flex gap-4">
        {reviewSorts.map((sort) => (
          <li key={sort}>
            <ReviewLink
              query={{ ...query, sort }}
              isCurrent={query.sort === sort}
              className="inline-flex min-h-11 items-center text-second underline-offset-4 hover:underline aria-current:font-semibold aria-current:text-strong aria-current:underline"
            >
              {sort === 'helpful' ? t.mostHelpful : t.newest}
            </ReviewLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Explains who may review, the approval, the verified mark and the order, as the law requires. */
function Checks() {
  const t = useMessages(reviewMessages);
  return <p className="mt-4 max-w-lg text-small text-muted">{t.checks}</p>;
}
