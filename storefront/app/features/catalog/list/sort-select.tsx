import type { Sort } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { useCallback } from 'react';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { sorts } from './list-query.ts';
import { listFormId, useListForm } from './use-list-form.ts';

/** `firstSort` is the label of the default order, if it is not the merchant's order. */
export function SortSelect({ sort, firstSort }: { sort: Sort; firstSort?: string | undefined }) {
  const t = useMessages(listMessages);
  const { submit } = useListForm();
  // The choice is shown at once; the URL overrides it, also after Back.
  const follow = useCallback(
    (select: HTMLSelectElement | null) => {
      if (select) select.value = sort;
    },
    [sort],
  );
  const names: Record<Sort, string> = {
    featured: firstSort ?? t.featured,
    'price-asc': t.priceAsc,
    'price-desc': t.priceDesc,
    newest: t.newest,
    rating: t.rating,
    'best-selling': t.bestSelling,
  };
  return (
    <label className="flex min-w-36 flex-1 items-center justify-end gap-2">
      <span className="text-small text-second max-sm:sr-only">{t.sort}</span>
      <select
        ref={follow}
        name="sort"
        form={listFormId}
        defaultValue={sort}
        onChange={submit}
        className="h-11 min-w-0 rounded-control border border-line-strong bg-surface pr-8 pl-2 font-medium text-strong text-ellipsis xs:pl-3"
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
    </label>
  );
}
