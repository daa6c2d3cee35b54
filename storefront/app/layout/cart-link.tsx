import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { LocalLink } from '../i18n/local-link.tsx';
import { useMessages } from '../i18n/use-language.ts';
import { iconButton } from '../ui/icon-button.ts';
import { layoutMessages } from './layout-messages.ts';

export function CartLink() {
  const t = useMessages(layoutMessages);
  return (
    <LocalLink to="/cart" aria-label={t.cart} className={iconButton}>
      <ShoppingBag size={24} />
    </LocalLink>
  );
}
