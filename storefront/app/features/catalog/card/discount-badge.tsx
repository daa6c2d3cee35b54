import { useMessages } from '../../../i18n/use-language.ts';
import { cardMessages } from '../../../messages/en/catalog.ts';

export function DiscountBadge({ value }: { value: number }) {
  const t = useMessages(cardMessages);
  if (value < 1) return null;
  return (
    <span className="badge tabular inline-block rounded-badge bg-sale px-2 py-0.5 text-micro font-semibold text-white">
      {t.off(value)}
    </span>
  );
}
