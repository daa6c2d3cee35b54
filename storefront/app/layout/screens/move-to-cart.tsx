import { Button } from '@vitrine/ui/button.tsx';
import { Check } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useEffect } from 'react';
import { useAddToCart } from '../../features/cart/buttons/use-add-to-cart.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { wishlistMessages } from '../../messages/en/wishlist.ts';
import { removeFromWishlist } from '../../session/wishlist.ts';

interface MoveToCartProps {
  sku: string;
  name: string;
  /** Whether it is the shopper's own list: only then the item is removed from it. */
  isOwn: boolean;
}

export function MoveToCart({ sku, name, isOwn }: MoveToCartProps) {
  const t = useMessages(wishlistMessages);
  const { phase, add } = useAddToCart({ sku, opensDrawer: false });
  useEffect(() => {
    if (phase === 'done' && isOwn) removeFromWishlist(sku);
  }, [phase, isOwn, sku]);
  const action = isOwn ? t.move : t.add;
  return (
    <>
      <Button
        kind="secondary"
        aria-label={t.named(action, name)}
        aria-busy={phase === 'busy'}
        onClick={() => add(1)}
        className="mt-3 w-full px-2"
      >
        {phase === 'busy' && <Spinner size={20} />}
        {phase === 'done' && <Check size={20} />}
        {action}
      </Button>
      {phase === 'failed' && (
        <p role="alert" className="mt-2 text-small font-medium text-error">
          {t.unreachable}
        </p>
      )}
    </>
  );
}
