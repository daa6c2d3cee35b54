import { buttonClassName } from '@vitrine/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/list.ts';
import { mostPages, writeListQuery } from './list-query.ts';
import type { ProductList } from './load-product-list.ts';

/** A longer list has its own URL, so that Back and reload restore it. */
export function LoadMore({ list: { cards, total, hasMore, query } }: { list: ProductList }) {
  const t = useMessages(listMessages);
  const isCut = cards.length < total && query.page >= mostPages;
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
        {isCut ? t.narrow(cards.length, total, hasMore) : t.shown(cards.length, total)}
      </p>
      {cards.length < total && !isCut && (
        <Link
          to={writeListQuery({ ...query, page: query.page + 1 })}
          preventScrollReset
          onClick={() => {
            shownBefore.current = cards.length;
          }}
          className={buttonClassName('secondary', 'min-w-[min(14rem,100%)]')}
        >
          {t.loadMore}
        </Link>
      )}
    </div>
  );
}
