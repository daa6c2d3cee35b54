import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { type BoxType, FilterBox } from './filter-box.tsx';
import { takesOneBrand } from './list-query.ts';
import type { Brand } from './load-product-list.ts';

const atFirst = 8;

interface BrandFilterProps {
  brands: Brand[];
  chosen: number[];
  /** False if only some of the products were counted. */
  isCounted?: boolean;
}

export function BrandFilter({ brands, chosen, isCounted = true }: BrandFilterProps) {
  const t = useMessages(listMessages);
  if (brands.length === 0) return null;
  const shown = isCounted ? brands : brands.map((brand) => ({ ...brand, count: null }));
  const rest = shown.slice(atFirst);
  const type = takesOneBrand(brands) ? 'radio' : 'checkbox';
  return (
    <fieldset>
      <legend className="font-semibold text-strong">{t.brand}</legend>
      {type === 'radio' && (
        <FilterBox field="brand" type={type} value="" name={t.anyBrand} isChosen={chosen.length === 0} />
      )}
      <BrandBoxes type={type} brands={shown.slice(0, atFirst)} chosen={chosen} />
      {rest.length > 0 && (
        <details open={rest.some(({ id }) => chosen.includes(id))}>
          <summary className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
            {t.allBrands}
          </summary>
          <BrandBoxes type={type} brands={rest} chosen={chosen} />
        </details>
      )}
    </fieldset>
  );
}

const BrandBoxes = ({ type, brands, chosen }: { type: BoxType; brands: Brand[]; chosen: number[] }) => (
  <ul className="mt-1">
    {brands.map(({ id, name, nameLanguage, count }) => (
      <li key={id}>
        <FilterBox
          field="brand"
          type={type}
          value={id}
          name={name}
          nameLanguage={nameLanguage}
          count={count}
          isChosen={chosen.includes(id)}
        />
      </li>
    ))}
  </ul>
);
