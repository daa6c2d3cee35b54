import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { reviewMessages } from '../../messages/en/reviews.ts';
import { translate } from '../../messages/translate.ts';
import { Stars } from '../../ui/stars.tsx';
import { ReviewLink } from './review-link.tsx';
import type { ReviewQuery } from './review-query.ts';
import type { Distribution } from './review-view.ts';

interface ReviewDistributionProps {
  distribution: Distribution;
  query: ReviewQuery;
}

const row = 'tabular flex min-h-8 w-full items-center gap-3 rounded-control px-1.5 text-small text-second';

/** The average, and a bar per number of stars that filters the reviews. */
export function ReviewDistribution({ distribution: { average, count, bars }, query }: ReviewDistributionProps) {
  const language = useLanguage();
  const t = translate(reviewMessages, language);
  const mean = average.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <div className="max-w-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="tabular text-price-lg font-semibold text-strong">{mean}</span>
        <Stars rating={average} label={t.rated(mean)} large />
        <span className="text-small text-nowrap text-second">{t.count(count)}</span>
      </p>
      <ul className="mt-3">
        {bars.map((bar) => (
          <li key={bar.stars}>
            <BarLink stars={bar.stars} isEmpty={bar.count === 0} query={query}>
              <span className="w-3">{bar.stars}</span>
              <span className="sr-only">{t.stars(bar.stars)}</span>
              <span className="h-2 flex-1 overflow-hidden rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-star"
                  style={{ width: `${(bar.count / Math.max(count, 1)) * 100}%` }}
                />
              </span>
              <span className="w-6 text-right">{bar.count}</span>
              <span className="sr-only">{t.reviewsWith(bar.count)}</span>
            </BarLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarLinkProps {
  stars: number;
  isEmpty: boolean;
  query: ReviewQuery;
  children: ReactNode;
}

/** Pressing the active bar shows all reviews again. */
function BarLink({ stars, isEmpty, query, children }: BarLinkProps) {
  if (isEmpty) return <span className={row}>{children}</span>;
  const isChosen = query.stars === stars;
  return (
    <ReviewLink
      query={{ ...query, stars: isChosen ? null : stars }}
      isCurrent={isChosen}
      className={`${row} hover:bg-tint aria-current:bg-tint aria-current:text-strong`}
    >
      {children}
    </ReviewLink>
  );
}
