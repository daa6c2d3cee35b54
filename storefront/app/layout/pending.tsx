import { useNavigation } from 'react-router';
import { useMessages } from '../i18n/use-language.ts';
import { LoadingPill } from '../ui/loading-pill.tsx';
import { layoutMessages } from './layout-messages.ts';

/** The spinner while a page loads. */
export function Pending() {
  const t = useMessages(layoutMessages);
  return <LoadingPill isShown={useNavigation().state !== 'idle'} label={t.loading} />;
}
