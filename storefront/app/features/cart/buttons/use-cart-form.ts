import { cartFormPath } from '@vitrine/contract/cart/cart-form.ts';
import { localPath } from '../../../i18n/language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';

/** A form that adds to the cart without JavaScript: the host receives it. */
export const useCartForm = () => ({ method: 'post', action: localPath(useLanguage(), cartFormPath) }) as const;
