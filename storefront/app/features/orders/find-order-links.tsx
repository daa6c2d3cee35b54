import { buttonClassName } from '@vitrine/ui/button.tsx';
import { useHasCall } from '../../api/absent-calls.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';

interface FindOrderLinksProps {
  /** Where signing in leads to. */
  returnTo: string;
  /** Whether the first way is the main action of the page. */
  isMain?: boolean;
}

/** The ways to find an order that is not known here. */
export function FindOrderLinks({ returnTo, isMain = false }: FindOrderLinksProps) {
  const t = useMessages(orderMessages);
  const canTrack = useHasCall('requestOrderLink');
  return (
    <>
      <LocalLink
        to={`/login?return=${encodeURIComponent(returnTo)}`}
        className={buttonClassName(isMain ? 'primary' : 'secondary')}
      >
        {t.login}
      </LocalLink>
      {canTrack && (
        <LocalLink to="/track-order" className={buttonClassName('secondary')}>
          {t.track}
        </LocalLink>
      )}
      <LocalLink to="/contact" className={buttonClassName('quiet')}>
        {t.contact}
      </LocalLink>
    </>
  );
}
