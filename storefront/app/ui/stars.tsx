import { classNames } from '@vitrine/ui/class-names.ts';
import type { CSSProperties } from 'react';

interface StarsProps {
  rating: number;
  label: string;
  large?: boolean;
}

/** Five stars, filled up to the rating. The label is read by screen readers. */
export function Stars({ rating, label, large = false }: StarsProps) {
  const share = Math.max(0, Math.min(100, rating * 20));
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames('stars', large && 'stars-large')}
      style={{ '--share': `${share}%` } as CSSProperties}
    />
  );
}
