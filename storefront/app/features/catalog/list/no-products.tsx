import PackageOpen from 'lucide-react/icons/package-open';
import { Link } from 'react-router';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/list.ts';
import { buttonClassName } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { countFilters, type ListQuery, withoutFilters, writeListQuery } from './list-query.ts';

export function NoProducts({ query }: { query: ListQuery }) {
  const t = useMessages(listMessages);
  const isFiltered = countFilters(query) > 0;
  return (
    <EmptyState icon={<PackageOpen size={56} />} title={isFiltered ? t.noMatch : t.empty}>
      <p>{isFiltered ? t.noMatchText : t.emptyText}</p>
      {isFiltered ? (
        <Link to={writeListQuery(withoutFilters(query)) || '?'} className={buttonClassName()}>
          {t.removeFilters}
        </Link>
      ) : (
        <LocalLink to="/category/all" className={buttonClassName()}>
          {t.viewAll}
        </LocalLink>
      )}
    </EmptyState>
  );
}
