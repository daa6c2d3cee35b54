import { useMessages } from '../../../i18n/use-language.ts';
import { productMessages } from '../../../messages/en/product.ts';
import type { Choice } from './choose-variant.ts';
import type { DetailRow, Offer, ProductView } from './product-view.ts';

interface ProductDetailsProps {
  product: ProductView;
  choice: Choice;
  offer: Offer;
}

export function ProductDetails({ product, choice, offer }: ProductDetailsProps) {
  const t = useMessages(productMessages);
  const rows: DetailRow[] = [
    { name: t.packageSize, value: product.size },
    ...product.options.map(({ code, name, nameLanguage }) => ({
      name,
      nameLanguage,
      value: choice.values[code]?.name,
      valueLanguage: choice.values[code]?.nameLanguage,
    })),
    ...product.properties,
    { name: t.weight, value: product.weight },
    { name: t.care, value: product.care, valueLanguage: product.careLanguage },
    { name: t.brand, value: product.brand, valueLanguage: product.brandLanguage },
    { name: t.sku, value: offer.sku },
  ];
  return (
    <dl className="grid max-w-2xl grid-cols-[minmax(min(7rem,40%),auto)_minmax(0,1fr)] gap-x-8">
      {rows.map(
        ({ name, nameLanguage, value, valueLanguage }) =>
          value && (
            <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2.5 last:border-0">
              <dt {...nameLanguage} className="text-second">
                {name}
              </dt>
              <dd {...valueLanguage} className="tabular text-strong">
                {value}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
