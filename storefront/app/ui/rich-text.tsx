import { classNames } from './class-names.ts';

/** A text of the merchant with its markup. The shop has cleaned it when it was saved; the page's policy checks once more. */
export const RichText = ({ html, className }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the merchant's own text, cleaned by the shop
  <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
);
