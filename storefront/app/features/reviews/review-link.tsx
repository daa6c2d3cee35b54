import type { ReactNode } from 'react';
import { useLinkClickHandler, useSearchParams } from 'react-router';
import { type ReviewQuery, writeReviewQuery } from './review-query.ts';

interface ReviewLinkProps {
  query: ReviewQuery;
  isCurrent?: boolean;
  className: string;
  children: ReactNode;
}

/**
 * A link to the same product with other reviews. Without JavaScript the page reloads at its reviews; with JavaScript it
 * does not scroll.
 */
export function ReviewLink({ query, isCurrent = false, className, children }: ReviewLinkProps) {
  const [params] = useSearchParams();
  const search = writeReviewQuery(params, query);
  const go = useLinkClickHandler<HTMLAnchorElement>({ search }, { replace: true, preventScrollReset: true });
  return (
    <a
      href={`${search || '?'}#reviews`}
      rel="nofollow"
      aria-current={isCurrent || undefined}
      onClick={go}
      className={className}
    >
      {children}
    </a>
  );
}
