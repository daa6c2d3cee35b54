import { Failure } from '@vitrine/contract/failure.ts';
import type { EditedProduct } from '@vitrine/contract/merchant/edited-product.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { SearchX } from '@vitrine/ui/icons.ts';
import { Link, useParams } from 'react-router';
import { useMessages } from '../../../i18n/language.tsx';
import { productMessages } from '../../../messages/en/product.ts';
import { useProfile } from '../../../session/profile.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { ProductEditor } from './product-editor.tsx';
import { useProduct } from './product-queries.ts';

export function ProductScreen() {
  const { id = '' } = useParams();
  const t = useMessages(productMessages);
  const query = useProduct(Number(id));
  if (query.error instanceof Failure && [400, 404].includes(query.error.status))
    return (
      <Screen title={t.unknown}>
        <EmptyState icon={<SearchX size={56} />} title={t.unknownText}>
          <Link to="/products" className={buttonClassName('secondary')}>
            {t.all}
          </Link>
        </EmptyState>
      </Screen>
    );
  // The form keeps what it was opened with: a later answer of the query must not replace what is typed.
  return query.data ? (
    <ProductEditor key={id} loaded={query.data} />
  ) : (
    <Screen title={t.edit}>
      <Loaded query={query} rows={8}>
        {null}
      </Loaded>
    </Screen>
  );
}

export function NewProductScreen() {
  const { store } = useProfile();
  return <ProductEditor key="new" loaded={emptyProduct(store.currency, store.languages)} />;
}

/** Its variant has no SKU yet: it gets that of the product. */
const emptyProduct = (currency: string, languages: readonly string[]): EditedProduct => ({
  id: 0,
  sku: '',
  version: '',
  currency,
  languages: [...languages],
  visible: true,
  archived: false,
  brand: null,
  categories: [],
  lowStock: null,
  texts: {},
  images: [],
  variants: [
    {
      sku: '',
      options: {},
      price: '',
      sale: null,
      lowest: '0',
      struckOut: null,
      stock: 0,
      available: true,
      gtin: null,
      mpn: null,
    },
  ],
});
