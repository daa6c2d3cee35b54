import { useState } from 'react';
import { formatDay } from '../../format/date.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { Stars } from '../../ui/stars.tsx';
import { ReviewDistribution } from './review-distribution.tsx';
import { reviewMessages } from './review-messages.ts';
import { distributionOf, type ReviewView } from './review-view.ts';

const atFirst = 6;

export function ReviewList({ reviews }: { reviews: ReviewView[] }) {
  const t = useMessages(reviewMessages);
  const [stars, setStars] = useState<number | null>(null);
  if (reviews.length === 0) {
    return (
      <p className="text-second">
        <span className="font-medium text-strong">{t.none}.</span> {t.noneText}
      </p>
    );
  }
  const shown = stars === null ? reviews : reviews.filter(({ rating }) => Math.round(rating) === stars);
  const rest = shown.slice(atFirst);
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(16rem,1fr)_2fr]">
      <ReviewDistribution
        distribution={distributionOf(reviews.map(({ rating }) => rating))}
        chosen={stars}
        onChoose={setStars}
      />
      <div>
        <Reviews reviews={shown.slice(0, atFirst)} />
        {rest.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
              {t.more}
            </summary>
            <Reviews reviews={rest} />
          </details>
        )}
      </div>
    </div>
  );
}

function Reviews({ reviews }: { reviews: ReviewView[] }) {
  const language = useLanguage();
  const t = reviewMessages[language];
  return (
    <ul className="divide-y divide-line">
      {reviews.map((review) => (
        <li key={review.id} className="py-5 first:pt-0">
          <Stars rating={review.rating} label={t.rated(String(review.rating))} />
          <p className="mt-1.5 max-w-prose" lang={review.language === language ? undefined : review.language}>
            {review.text}
          </p>
          <p className="mt-1.5 text-small text-muted">
            {[review.author, formatDay(review.date, language), review.verified && t.verified]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
