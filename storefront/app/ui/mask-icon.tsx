import { classNames } from './class-names.ts';

interface IconProps {
  className?: string;
  size?: 14 | 16 | 18 | 20 | 24 | 28 | 32 | 56;
}

/** An icon whose outline is in the style sheet (see icon-masks.ts). It says nothing: words beside it or a label do. */
export const maskIcon =
  (name: string) =>
  ({ className, size = 24 }: IconProps) => (
    <span aria-hidden className={classNames(`icon icon-${name}`, size !== 24 && `icon-${size}`, className)} />
  );
