import { useMessages } from '../../../i18n/language.tsx';
import { bulkMessages, productsMessages } from '../../../messages/en/catalog.ts';
import { useProfile } from '../../../session/profile.tsx';
import { ProductRow, type ProductRowsProps } from './product-row.tsx';

const head = 'px-2 py-2.5 text-left text-micro font-semibold text-second first:pl-3 last:pr-4';

export function ProductsTable(props: ProductRowsProps) {
  const { currency } = useProfile().store;
  const t = useMessages(productsMessages);
  const words = useMessages(bulkMessages);
  const { selection } = props;
  const ids = props.rows.map(({ id }) => id);
  return (
    <table id={props.id} className="w-full table-fixed border-collapse text-small">
      <caption className="sr-only">{t.title}</caption>
      <thead className="border-b border-line">
        <tr>
          {selection && (
            <th scope="col" className={`${head} w-10`}>
              <input
                type="checkbox"
                aria-label={words.selectAll}
                checked={ids.length > 0 && ids.every((id) => selection.selected.has(id))}
                onChange={(event) => selection.onSelect(ids, event.target.checked)}
              />
            </th>
          )}
          <th scope="col" className={`${head} w-14`}>
            <span className="sr-only">{t.picture}</span>
          </th>
          <th scope="col" className={`${head} pl-4!`}>
            {t.name}
          </th>
          <th scope="col" className={`${head} w-36 pr-4! text-right!`}>
            {t.priceIn(currency)}
          </th>
          <th scope="col" className={`${head} w-28`}>
            {t.sale}
          </th>
          <th scope="col" className={`${head} w-24 pr-4! text-right!`}>
            {t.stock}
          </th>
          {props.isShown('visible') && (
            <th scope="col" className={`${head} w-32`}>
              {t.visibleColumn}
            </th>
          )}
          {props.isShown('category') && (
            <th scope="col" className={`${head} hidden w-36 xl:table-cell`}>
              {t.category}
            </th>
          )}
          {props.isShown('brand') && (
            <th scope="col" className={`${head} hidden w-36 xl:table-cell`}>
              {t.brand}
            </th>
          )}
        </tr>
      </thead>
      {props.rows.map((row) => (
        <ProductRow key={row.id} row={row} {...props} />
      ))}
    </table>
  );
}
