import { classNames } from '@vitrine/ui/class-names.ts';
import type { ComponentProps } from 'react';

interface RichTextProps extends Pick<ComponentProps<'div'>, 'lang' | 'dir' | 'className'> {
  html: string;
}

/** A merchant's text as HTML. The server sanitized it when it was saved; the Trusted Types policy checks it again. */
export const RichText = ({ html, className, ...rest }: RichTextProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the merchant's own text, cleaned by the shop
  <div {...rest} className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
);
