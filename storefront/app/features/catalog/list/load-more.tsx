import { buttonClassName } from '@vitrine/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { groupStart, lastPage, writeListQuery } from './list-query.ts';
import type { ProductList } from './load-product-list.ts';

/** A longer list has its own URL, so that Back and reload restore it. */
export function LoadMore({ list: { cards, before, total, hasMore, query } }: { list: ProductList }) {
  const t = useMessages(listMessages);
  const until = before + cards.length;
  const isCut = until < total && query.page >= lastPage;
  const next = query.page + 1;
  const isAdded = groupStart(next) !== next;
  const shownBefore = useRef<number | null>(null);

  // Moves the focus to the first new product.
  useEffect(() => {
    if (shownBefore.current === null || cards.length <= shownBefore.current) return;
    const links = document.querySelectorAll<HTMLElement>('main article h3 a');
    links[shownBefore.current]?.focus({ preventScroll: true });
    shownBefore.current = null;
  }, [cards.length]);

  return (
    <div className="mt-12 flex flex-col items-center gap-4">
      <p role="status" className="tabular text-small text-second">
        {isCut && t.narrow(until, total, hasMore)}
        {!isCut && (before > 0 ? t.shownFrom(before + 1, until, total) : t.shown(until, total))}
      </p>
      {until < total && !isCut && (
        <Link
          to={writeListQuery({ ...query, page: next })}
          preventScrollReset={isAdded}
          onClick={() => {
            if (isAdded) shownBefore.current = cards.length;
          }}
          className={moreButton}
        >
          {isAdded ? t.loadMore : t.nextProducts}
        </Link>
      )}
    </div>
  );
}

const moreButton = buttonClassName('secondary', 'min-w-[min(14rem,100%)]');

/** Leads to the pages before the first one that is shown. */
export function EarlierProducts({ list: { before, query } }: { list: ProductList }) {
  const t = useMessages(listMessages);
  if (before === 0) return null;
  return (
    <div className="mb-8 flex justify-center">
      <Link to={writeListQuery({ ...query, page: groupStart(query.page) - 1 }) || '?'} className={moreButton}>
        {t.earlierProducts}
      </Link>
    </div>
  );
}
