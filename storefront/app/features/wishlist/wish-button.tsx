import { Heart } from '@vitrine/ui/icons.ts';
import { useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { wishMessages } from '../../messages/en/wishlist.ts';
import { addToWishlist, getWishlist, onWishlistChange, removeFromWishlist } from '../../session/wishlist.ts';

/** False in the page as the server wrote it, which is everybody's. */
const useWished = (sku: string): boolean =>
  useSyncExternalStore(
    onWishlistChange,
    () => getWishlist().includes(sku),
    () => false,
  );

/** Words of the heart, which every card carries. */
interface WishButtonProps {
  sku: string;
  name: string;
  className: string;
}

export function WishButton({ sku, name, className }: WishButtonProps) {
  const isWished = useWished(sku);
  return (
    <button
      type="button"
      aria-label={useMessages(wishMessages).wish(name)}
      aria-pressed={isWished}
      onClick={() => (isWished ? removeFromWishlist(sku) : addToWishlist([sku]))}
      className={`wish needs-script inline-flex size-[44px] items-center justify-center ${className}`}
    >
      <Heart size={20} />
    </button>
  );
}
