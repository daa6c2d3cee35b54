import { useHasCall } from '../../api/absent-calls.ts';
import type { TextLanguage } from '../../i18n/text-language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { footerMessages } from '../../messages/en/layout.ts';
import type { MenuLink } from '../frame/frame-data.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

export interface FooterLink {
  name: string;
  nameLanguage?: TextLanguage | undefined;
  to: string;
}

/** A page that the merchant has not written has no link. */
export const existingLinks = (links: readonly (Omit<FooterLink, 'to'> & { to: string | null })[]): FooterLink[] =>
  links.flatMap(({ to, ...link }) => (to === null ? [] : [{ ...link, to }]));

export const contentLink = ({ slug, ...link }: MenuLink): FooterLink => ({ ...link, to: `/content/${slug}` });

export function useHelpLinks(): FooterLink[] {
  const t = useMessages(footerMessages);
  const { links } = useLayoutData();
  const canTrack = useHasCall('requestOrderLink');
  const canWithdraw = useHasCall('withdraw');
  return existingLinks([
    { name: t.delivery, to: links.delivery },
    { name: t.returns, to: links.returns },
    { name: t.contact, to: '/contact' },
    { name: t.track, to: canTrack ? '/track-order' : '/recent-order' },
    { name: t.withdraw, to: canWithdraw ? '/withdrawal' : null },
  ]);
}
