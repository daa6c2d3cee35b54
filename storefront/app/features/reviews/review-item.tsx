import { BadgeCheck, ThumbsUp } from '@vitrine/ui/icons.ts';
import { useHasCall } from '../../api/absent-calls.ts';
import { formatDay, languageName } from '../../format/values.ts';
import { languageAttributes } from '../../i18n/text-language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { reviewMessages } from '../../messages/en/reviews.ts';
import { translate } from '../../messages/translate.ts';
import { Stars } from '../../ui/stars.tsx';
import type { ReviewView } from './review-view.ts';
import type { Votes } from './use-votes.ts';

interface ReviewItemProps {
  review: ReviewView;
  votes: Votes;
}

export function ReviewItem({ review, votes }: ReviewItemProps) {
  const language = useLanguage();
  const t = translate(reviewMessages, language);
  const isForeign = review.language !== language;
  return (
    <li className="border-b border-line pt-5 pb-2">
      <Stars rating={review.rating} label={t.rated(String(review.rating))} />
      {isForeign && (
        <p className="mt-1.5 text-small text-muted">{t.writtenIn(languageName(review.language, language))}</p>
      )}
      <p
        {...languageAttributes(review.language, language)}
        className="mt-1.5 max-w-prose break-words whitespace-pre-line"
      >
        {review.text}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-small text-muted">
        <span>{[review.author, formatDay(review.date, language)].filter(Boolean).join(' · ')}</span>
        {review.verified && (
          <span className="inline-flex items-center gap-1 font-medium text-success">
            <BadgeCheck size={16} />
            {t.verified}
          </span>
        )}
      </p>
      <HelpfulButton review={review} votes={votes} />
    </li>
  );
}

function HelpfulButton({ review, votes }: ReviewItemProps) {
  const t = useMessages(reviewMessages);
  const canVote = useHasCall('markHelpful');
  if (!canVote || votes.ownId === review.id) return null;
  const count = votes.countOf(review);
  return (
    <button
      type="button"
      aria-pressed={votes.isVoted(review.id)}
      onClick={() => votes.toggle(review)}
      className="needs-script tabular mt-1 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small text-second hover:bg-tint aria-pressed:font-semibold aria-pressed:text-strong"
    >
      <ThumbsUp size={16} />
      {t.helpful}
      {count > 0 && <span>({count})</span>}
      <span className="sr-only">{t.reviewBy(review.author)}</span>
    </button>
  );
}
