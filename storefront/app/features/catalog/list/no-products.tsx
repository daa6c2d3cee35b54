import PackageOpen from 'lucide-react/icons/package-open';
import { Link } from 'react-router';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/list.ts';
import { buttonClassName } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { countFilters, type ListQuery, withoutFilters, writeListQuery } from './list-query.ts';

interface NoProductsProps {
  query?: ListQuery;
  /** The whole store has no products: there is nothing else to offer. */
  isStoreEmpty?: boolean;
}

export function NoProducts({ query, isStoreEmpty = false }: NoProductsProps) {
  const t = useMessages(listMessages);
  const icon = <PackageOpen size={56} />;
  if (query && countFilters(query) > 0) {
    return (
      <EmptyState icon={icon} title={t.noMatch}>
        <p>{t.noMatchText}</p>
        <Link to={writeListQuery(withoutFilters(query)) || '?'} className={buttonClassName()}>
          {t.removeFilters}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title={t.empty}>
      {!isStoreEmpty && (
        <>
          <p>{t.emptyText}</p>
          <LocalLink to="/category/all" className={buttonClassName()}>
            {t.viewAll}
          </LocalLink>
        </>
      )}
    </EmptyState>
  );
}
