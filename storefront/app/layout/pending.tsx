import { useNavigation } from 'react-router';
import { useMessages } from '../i18n/use-language.ts';
import { Spinner } from '../ui/spinner.tsx';
import { layoutMessages } from './layout-messages.ts';

/** The spinner while a page loads; it never blocks the page that is still shown. */
export function Pending() {
  const t = useMessages(layoutMessages);
  const isPending = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-20 z-30 flex justify-center lg:top-24">
      {isPending && (
        <span className="late flex items-center gap-2 rounded-full bg-raised py-2 pr-4 pl-3 text-small text-strong shadow-menu">
          <Spinner />
          {t.loading}
        </span>
      )}
    </div>
  );
}
