import { classNames } from '@vitrine/ui/class-names.ts';

export type BadgeTone = 'plain' | 'info' | 'success' | 'warn' | 'error';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-second',
  info: 'bg-tint text-strong',
  success: 'bg-success-back text-success',
  warn: 'bg-warn-back text-warn',
  error: 'bg-error-back text-error',
};

/** A state in words; the colour only repeats it. */
export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone; children: string }) => (
  <span
    className={classNames(
      'badge inline-block rounded-badge px-2 py-0.5 text-micro font-medium whitespace-nowrap',
      tones[tone],
    )}
  >
    {children}
  </span>
);
