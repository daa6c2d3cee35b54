import { useMessages } from '../i18n/language.tsx';
import { layoutMessages } from '../messages/en/layout.ts';
import { useProfile } from '../session/profile.tsx';

/** The time zone in which all times are shown. */
export function StoreClock() {
  const t = useMessages(layoutMessages);
  const { timeZone } = useProfile().store;
  return <span className="block text-micro text-muted">{t.clock(timeZone.replaceAll('_', ' '))}</span>;
}
