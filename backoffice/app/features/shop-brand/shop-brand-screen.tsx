import { queryOptions, useQuery } from '@tanstack/react-query';
import { readShopBrand } from '@vitrine/contract/shop-brand/staff-shop-brand.ts';
import { queryClient } from '../../api/query-client.ts';
import { staffApi } from '../../api/staff-api.ts';
import { useMessages } from '../../i18n/language.tsx';
import { shopBrandMessages } from '../../messages/en/shop-brand.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ShopBrandForm } from './shop-brand-form.tsx';

const shopBrandQuery = queryOptions({
  queryKey: ['shop-brand'],
  queryFn: () => staffApi(readShopBrand, {}),
});

/** How the shop looks: its logos, icon, colours and faces. */
export function ShopBrandScreen() {
  const t = useMessages(shopBrandMessages);
  const query = useQuery(shopBrandQuery);
  const { data } = query;
  return (
    <Screen title={t.title}>
      <Loaded query={query} rows={3} shape="form">
        {data && (
          <ShopBrandForm
            settings={data}
            onSaved={(settings) => queryClient.setQueryData(shopBrandQuery.queryKey, settings)}
          />
        )}
      </Loaded>
    </Screen>
  );
}
