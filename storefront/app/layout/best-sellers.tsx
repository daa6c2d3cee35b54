import { listProducts } from '@vitrine/contract/catalog.ts';
import { useEffect, useState } from 'react';
import { ignoreFailure } from '../api/ignore-failure.ts';
import { type Card, cardOf } from '../features/catalog/card.ts';
import { ProductRow } from '../features/catalog/product-row.tsx';
import { shopperApi } from '../session/shopper-api.client.ts';
import { useFrame } from './use-frame.ts';

const rowLength = 4;

/** For screens that are filled in the browser; without an answer there is no row. */
export function BestSellers({ title }: { title: string }) {
  const { shopUrl } = useFrame();
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    let isHere = true;
    const query = { sort: 'best-selling' as const, page: 0, count: rowLength };
    ignoreFailure('best sellers', shopperApi()(listProducts, { query })).then(
      (found) => isHere && setCards((found?.products ?? []).map((product) => cardOf(product, shopUrl))),
    );
    return () => {
      isHere = false;
    };
  }, [shopUrl]);
  return (
    <div className="-mx-(--gutter)">
      <ProductRow title={title} cards={cards} />
    </div>
  );
}
