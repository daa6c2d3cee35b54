import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'plain';

const kinds: Record<ButtonKind, string> = {
  primary:
    'bg-action text-on-action hover:bg-action-hover disabled:bg-disabled disabled:text-muted disabled:cursor-not-allowed',
  secondary: 'border border-line-strong bg-surface text-strong hover:bg-tint',
  plain: 'text-link hover:bg-tint',
  quiet: 'text-link underline underline-offset-4 hover:no-underline',
};

/** Classes of a button, for links that look like one. */
export const buttonClassName = (kind: ButtonKind = 'primary', extra?: string): string =>
  classNames('button', kinds[kind], extra);

export function Button({
  kind,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind }) {
  return <button type={type} className={buttonClassName(kind, className)} {...rest} />;
}
