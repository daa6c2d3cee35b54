import { listProducts } from '@vitrine/contract/catalog/catalog.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { ignoreError } from '../../api/api-errors.ts';
import { cardOf } from '../../features/catalog/card/card.ts';
import { ProductRow } from '../../features/catalog/card/product-row.tsx';
import { useLoad } from '../../hooks/use-load.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

const rowLength = 4;

/** For screens rendered in the browser; shows nothing when loading fails. */
export function BestSellers({ title }: { title: string }) {
  const language = useLanguage();
  const { shopUrl } = useLayoutData();
  const query = { sort: 'best-selling' as const, page: 0, count: rowLength };
  const { data: found, isLoading } = useLoad('best sellers', () =>
    ignoreError('best sellers', shopperApi()(listProducts, { query })),
  );
  const cards = (found?.products ?? []).map((product) => cardOf(product, shopUrl, language));
  return (
    // The rest of the page stays out of sight meanwhile, so that nothing visible moves.
    <div className={classNames('-mx-(--gutter)', isLoading && 'min-h-svh')}>
      <ProductRow title={title} cards={cards} />
    </div>
  );
}
