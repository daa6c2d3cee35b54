import { useMessages } from '../../../i18n/use-language.ts';
import { productMessages } from '../../../messages/en/product.ts';
import { productFieldLabels } from '../../../messages/en/product-fields.ts';
import type { Choice } from './choose-variant.ts';
import { DetailRows } from './detail-rows.tsx';
import type { DetailRow, Offer, ProductView } from './product-view.ts';

interface ProductDetailsProps {
  product: ProductView;
  choice: Choice;
  offer: Offer;
}

export function ProductDetails({ product, choice, offer }: ProductDetailsProps) {
  const t = useMessages(productMessages);
  const labels = useMessages(productFieldLabels);
  const rows: DetailRow[] = [
    { name: t.packageSize, value: product.size },
    ...product.options.map(({ code, name, nameLanguage }) => ({
      name,
      nameLanguage,
      value: choice.values[code]?.name,
      valueLanguage: choice.values[code]?.nameLanguage,
    })),
    ...product.properties,
    ...product.attributes,
    ...(choice.variant?.attributes ?? []),
    { name: t.weight, value: product.weight },
    ...product.texts.map(({ field, ...text }) => ({ name: labels[field], ...text })),
    { name: t.brand, value: product.brand, valueLanguage: product.brandLanguage },
    { name: t.sku, value: offer.sku },
  ];
  return <DetailRows rows={rows} />;
}
