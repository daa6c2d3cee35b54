import { useLanguage } from '../../i18n/use-language.ts';
import { Stars } from '../../ui/stars.tsx';
import { reviewMessages } from './review-messages.ts';
import type { Distribution } from './review-view.ts';

interface ReviewDistributionProps {
  distribution: Distribution;
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

/** The mean, and a bar per number of stars that shows only those reviews. */
export function ReviewDistribution({
  distribution: { average, count, bars },
  chosen,
  onChoose,
}: ReviewDistributionProps) {
  const language = useLanguage();
  const t = reviewMessages[language];
  const mean = average.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <div className="max-w-sm">
      <p className="flex items-center gap-3">
        <span className="tabular text-price-lg font-semibold text-strong">{mean}</span>
        <Stars rating={average} label={t.rated(mean)} large />
        <span className="text-small text-second">{t.count(count)}</span>
      </p>
      <ul className="mt-3">
        {bars.map((bar) => (
          <li key={bar.stars}>
            <button
              type="button"
              aria-pressed={chosen === bar.stars}
              disabled={bar.count === 0}
              onClick={() => onChoose(chosen === bar.stars ? null : bar.stars)}
              className="tabular flex min-h-8 w-full items-center gap-3 rounded-control px-1.5 text-small text-second hover:bg-tint aria-pressed:bg-tint aria-pressed:text-strong"
            >
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
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
