import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '../../i18n/language.tsx';
import { welcomeMessages } from '../../messages/en/store.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ProductsChoice } from './products-choice.tsx';
import { ShopForm } from './shop-form.tsx';
import { settingsQuery } from './store-queries.ts';

/** Follows the first account: the shop, then its products. Both can be skipped and done later. */
export function WelcomeScreen() {
  const t = useMessages(welcomeMessages);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const isProductsStep = params.get('step') === 'goods';
  const query = useQuery(settingsQuery);
  const toProducts = () => setParams({ step: 'goods' });
  return (
    <Screen
      key={isProductsStep ? 'goods' : 'shop'}
      title={isProductsStep ? t.goodsTitle : t.shopTitle}
      above={<p className="mb-1 text-small text-muted">{t.step(isProductsStep ? 3 : 2, 3)}</p>}
    >
      <p className="mb-6 max-w-prose text-second">{isProductsStep ? t.goodsAbout : t.shopAbout}</p>
      <Loaded query={query} rows={2} shape="form">
        {query.data &&
          (isProductsStep ? (
            <ProductsChoice settings={query.data} onDone={(path) => navigate(path, { replace: true })} />
          ) : (
            <ShopForm settings={query.data} label={t.save} onSaved={toProducts} onSkip={toProducts} />
          ))}
      </Loaded>
    </Screen>
  );
}
