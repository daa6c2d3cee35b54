import type { TextLanguage } from '../../i18n/text-language.ts';

export interface FooterLink {
  name: string;
  nameLanguage?: TextLanguage | undefined;
  to: string;
}

/** A page that the merchant has not written has no link. */
export const existingLinks = (links: readonly (Omit<FooterLink, 'to'> & { to: string | null })[]): FooterLink[] =>
  links.flatMap(({ to, ...link }) => (to === null ? [] : [{ ...link, to }]));
