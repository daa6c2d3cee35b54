import { useMessages } from '../../../i18n/use-language.ts';
import { cardMessages } from '../../../messages/en/catalog.ts';
import type { Swatch } from './card.ts';

const max = 5;

/** Available colors; they are chosen on the product page. */
export function SwatchDots({ swatches }: { swatches: Swatch[] }) {
  const t = useMessages(cardMessages);
  if (swatches.length < 2) return null;
  return (
    <span
      role="img"
      aria-label={t.colours(swatches.map(({ name }) => name).join(', '))}
      className="flex items-center gap-1.5"
    >
      {swatches.slice(0, max).map(({ name, colour }) => (
        <span
          key={name}
          className="swatch size-3 rounded-full border border-line-strong"
          style={{ backgroundColor: colour }}
        />
      ))}
      {swatches.length > max && <span className="text-micro text-muted">+{swatches.length - max}</span>}
    </span>
  );
}
