import { FilterBox } from './filter-box.tsx';
import type { FieldFilter } from './load-product-list.ts';

interface FieldFiltersProps {
  filters: FieldFilter[];
  chosen: string[];
}

/** One group for each custom field that the merchant marked as a filter. */
export const FieldFilters = ({ filters, chosen }: FieldFiltersProps) =>
  filters.map(({ code, name, nameLanguage, values }) => (
    <fieldset key={code}>
      <legend {...nameLanguage} className="font-semibold text-strong">
        {name}
      </legend>
      <ul className="mt-1">
        {values.map((value) => (
          <li key={value.value}>
            <FilterBox
              field="field"
              type="checkbox"
              value={value.value}
              name={value.name}
              nameLanguage={value.nameLanguage}
              isChosen={chosen.includes(value.value)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  ));
