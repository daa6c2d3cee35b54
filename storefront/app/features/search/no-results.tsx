import { buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { SearchX } from '@vitrine/ui/icons.ts';
import { Link } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { resultMessages } from '../../messages/en/search.ts';

interface NoResultsProps {
  /** URL of the same search without filters; missing if it has none. */
  unfiltered?: string | undefined;
  browseTo: string;
}

export function NoResults({ unfiltered, browseTo }: NoResultsProps) {
  const t = useMessages(resultMessages);
  return (
    <EmptyState icon={<SearchX size={56} />} title={t.none}>
      <div>
        <p>{t.noneText}</p>
        <p>{t.noneHint}</p>
      </div>
      {unfiltered !== undefined && (
        <Link to={unfiltered} className={buttonClassName()}>
          {t.removeFilters}
        </Link>
      )}
      <LocalLink to={browseTo} className={buttonClassName(unfiltered === undefined ? 'primary' : 'secondary')}>
        {t.browse}
      </LocalLink>
    </EmptyState>
  );
}
