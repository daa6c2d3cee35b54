export interface FooterLink {
  name: string;
  to: string;
}

/** A page that the merchant has not written has no link. */
export const existingLinks = (links: readonly { name: string; to: string | null }[]): FooterLink[] =>
  links.flatMap(({ name, to }) => (to === null ? [] : [{ name, to }]));
