// Rendered on the server only, inside noscript.
import { plainCartPath } from '@vitrine/contract/cart/cart-form.ts';
import { use } from 'react';
import { PlainCart } from '../../features/cart/screen/plain-cart.tsx';
import { localPath } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ShopperCartContext } from '../../shopper-cart.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** The page for everybody leads to the one that the server renders for the shopper. */
export function CartWithoutScript() {
  const language = useLanguage();
  const { shopUrl, store } = useLayoutData();
  const shopperCart = use(ShopperCartContext);
  if (!shopperCart) return <meta httpEquiv="refresh" content={`0;url=${localPath(language, plainCartPath)}`} />;
  return <PlainCart {...shopperCart} shopUrl={shopUrl} currency={store.currency} />;
}
