import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';

export interface IconProps {
  className?: string;
  size?: 14 | 16 | 18 | 20 | 24 | 28 | 32 | 56;
}

export type Icon = (props: IconProps) => ReactElement;

/**
 * An icon drawn by the style sheet (styles/icon-shapes.css). It is hidden from screen readers: text or a label is beside it.
 */
export const maskIcon =
  (name: string): Icon =>
  ({ className, size = 24 }: IconProps) => (
    <span aria-hidden className={classNames(`icon icon-${name}`, size !== 24 && `icon-${size}`, className)} />
  );
