import { buttonClassName } from '@vitrine/ui/button.tsx';
import { Link } from 'react-router';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { countFilters, type ListQuery, withoutFilters, writeListQuery } from './list-query.ts';
import { NothingYet } from './nothing-yet.tsx';

interface NoProductsProps {
  query: ListQuery;
  /** The whole store has no products: there is nothing else to offer. */
  isStoreEmpty?: boolean;
}

export function NoProducts({ query, isStoreEmpty = false }: NoProductsProps) {
  const t = useMessages(listMessages);
  if (countFilters(query) > 0) {
    return (
      <NothingYet title={t.noMatch}>
        <p>{t.noMatchText}</p>
        <Link to={writeListQuery(withoutFilters(query)) || '?'} className={buttonClassName()}>
          {t.removeFilters}
        </Link>
      </NothingYet>
    );
  }
  return (
    <NothingYet title={t.empty}>
      {!isStoreEmpty && (
        <>
          <p>{t.emptyText}</p>
          <LocalLink to="/category/all" className={buttonClassName()}>
            {t.viewAll}
          </LocalLink>
        </>
      )}
    </NothingYet>
  );
}
