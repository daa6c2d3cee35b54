import { X } from '@vitrine/ui/icons.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../format/values.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { translate } from '../../../messages/translate.ts';
import { type ListQuery, withoutFilters, writeListQuery } from './list-query.ts';
import type { ProductList } from './load-product-list.ts';

interface Tag {
  text: string;
  label: string;
  rest: ListQuery;
}

interface AppliedFiltersProps {
  products: ProductList;
  currency: string;
}

/** Rendered while there are filters. */
export function AppliedFilters({ products: { brands, filters, query }, currency }: AppliedFiltersProps) {
  const language = useLanguage();
  const t = translate(listMessages, language);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ at: number; from: string } | null>(null);
  const address = writeListQuery(query);

  // The focus moves to the next tag, so that several can be removed in a row.
  useEffect(() => {
    if (!removed.current || removed.current.from === address) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    links[Math.min(removed.current.at, links.length - 1)]?.focus();
    removed.current = null;
  }, [address]);

  // Without the last tag there is no list any more.
  useEffect(
    () => () => {
      if (removed.current) document.querySelector<HTMLElement>('[data-filters-button]')?.focus();
    },
    [],
  );

  const tags: Tag[] = query.brands.map((id) => {
    const name = brands.find((brand) => brand.id === id)?.name ?? String(id);
    return {
      text: name,
      label: t.removeBrand(name),
      rest: { ...query, brands: query.brands.filter((other) => other !== id), page: 1 },
    };
  });
  for (const { name: field, values } of filters)
    for (const { value, name } of values)
      if (query.fields.includes(value))
        tags.push({
          text: t.fieldValue(field, name),
          label: t.removeField(field, name),
          rest: { ...query, fields: query.fields.filter((other) => other !== value), page: 1 },
        });
  if (query.price) {
    const { min, max } = query.price;
    const range = `${formatMoney(min, currency, language)} – ${formatMoney(max, currency, language)}`;
    tags.push({ text: range, label: t.removePrice(range), rest: { ...query, price: null, page: 1 } });
  }
  return (
    <ul
      ref={list}
      aria-label={t.applied}
      className="fade-end mb-6 flex items-center gap-2 [scrollbar-width:none] max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1 max-md:whitespace-nowrap md:flex-wrap"
    >
      {tags.map(({ text, label, rest }, at) => (
        <li key={label}>
          <Link
            to={writeListQuery(rest) || '?'}
            preventScrollReset
            onClick={() => {
              removed.current = { at, from: address };
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Delete') currentTarget.click();
            }}
            aria-keyshortcuts="Delete"
            aria-label={label}
            className="tag tabular inline-flex min-h-11 items-center gap-2 rounded-full bg-tint py-1 pr-3 pl-4 text-small font-medium text-strong hover:underline"
          >
            {text}
            <X size={16} />
          </Link>
        </li>
      ))}
      {tags.length > 1 && (
        <li>
          <Link
            to={writeListQuery(withoutFilters(query)) || '?'}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-small font-medium text-link underline underline-offset-4"
          >
            {t.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
