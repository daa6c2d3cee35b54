import { useMessages } from '../../../i18n/use-language.ts';
import { productMessages } from '../../../messages/en/product.ts';
import { productFieldLabels } from '../../../messages/en/product-fields.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import type { Choice } from './choose-variant.ts';
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

/** Rows without a value are left out. */
export const DetailRows = ({ rows }: { rows: DetailRow[] }) => (
  <dl className="grid max-w-2xl grid-cols-[minmax(min(7rem,40%),auto)_minmax(0,1fr)] gap-x-8">
    {rows.map(
      ({ name, nameLanguage, value, valueLanguage, html }) =>
        value && (
          <div
            key={`${name} ${value}`}
            className="col-span-2 grid grid-cols-subgrid border-b border-line py-2.5 last:border-0"
          >
            <dt {...nameLanguage} className="text-second">
              {name}
            </dt>
            <dd {...valueLanguage} className="tabular text-strong">
              {html ? <RichText html={html} /> : value}
            </dd>
          </div>
        ),
    )}
  </dl>
);
