import { classNames } from './class-names.ts';

/** A merchant's text as HTML. The server sanitized it when it was saved; the Trusted Types policy checks it again. */
export const RichText = ({ html, className }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the merchant's own text, cleaned by the shop
  <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
);
