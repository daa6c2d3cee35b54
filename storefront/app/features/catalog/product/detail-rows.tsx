import { RichText } from '../../../ui/rich-text.tsx';
import type { DetailRow } from './product-view.ts';

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
