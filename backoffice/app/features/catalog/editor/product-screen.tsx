import { identifierFields, placementFields, sellingFields } from '@vitrine/contract/catalog/product-fields.ts';
import { valuesOrNull } from '@vitrine/contract/fields/field-values.ts';
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';
import { useParams } from 'react-router';
import { useMessages } from '../../../i18n/language.tsx';
import { productMessages } from '../../../messages/en/catalog.ts';
import { useCustomFields } from '../../../session/custom-fields.ts';
import { useProfile } from '../../../session/profile.tsx';
import { EntryScreen } from '../../../ui/entry-screen.tsx';
import { ProductEditor } from './product-editor.tsx';
import { useProduct } from './product-queries.ts';

export function ProductScreen() {
  const { id = '' } = useParams();
  const t = useMessages(productMessages);
  const query = useProduct(Number(id));
  const fields = useCustomFields();
  return (
    <EntryScreen
      query={query.data ? fields : query}
      entry={fields.data && query.data}
      title={t.product}
      unknown={{ title: t.unknown, text: t.unknownText }}
      list={{ to: '/products', label: t.all }}
    >
      {/* The form keeps what it was opened with: a later answer of the query must not replace what is typed. */}
      {(product) => <ProductEditor key={id} loaded={product} customFields={fields.data ?? []} />}
    </EntryScreen>
  );
}

export function NewProductScreen() {
  const { store } = useProfile();
  const t = useMessages(productMessages);
  const fields = useCustomFields();
  return (
    <EntryScreen
      query={fields}
      entry={fields.data}
      title={t.newTitle}
      unknown={{ title: t.unknown, text: t.unknownText }}
      list={{ to: '/products', label: t.all }}
    >
      {(customFields) => (
        <ProductEditor key="new" loaded={emptyProduct(store.currency, store.languages)} customFields={customFields} />
      )}
    </EntryScreen>
  );
}

/** Its variant has no SKU yet: it gets that of the product. */
const emptyProduct = (currency: string, languages: readonly string[]): EditedProduct => ({
  id: 0,
  sku: '',
  version: '',
  currency,
  languages: [...languages],
  ...valuesOrNull(placementFields, {}),
  ...valuesOrNull(sellingFields, {}),
  categories: [],
  texts: {},
  images: [],
  fields: {},
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
      ...valuesOrNull(identifierFields, {}),
      fields: {},
    },
  ],
});
