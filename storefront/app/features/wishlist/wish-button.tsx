import Heart from 'lucide-react/icons/heart';
import { useMessages } from '../../i18n/use-language.ts';
import { addWishes, removeWish } from '../../session/wishlist.ts';
import { useWished } from './use-wished.ts';
import { wishMessages } from './wish-messages.ts';

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
      onClick={() => (isWished ? removeWish(sku) : addWishes([sku]))}
      className={`wish needs-script inline-flex size-11 items-center justify-center ${className}`}
    >
      <Heart size={20} />
    </button>
  );
}
