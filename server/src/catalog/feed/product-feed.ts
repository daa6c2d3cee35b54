import { knownLanguage } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoreRow } from '../../store/store.ts';
import { findListedAfter } from '../listing/listing-repository.ts';
import { findProducts } from '../product/product-repository.ts';
import { findCatalogTree } from '../structure/catalog-tree-repository.ts';
import { feedItems } from './feed-items.ts';
import { FEED_END, feedItem, feedStart } from './write-feed.ts';

const BATCH = 250;

export interface FeedRequest {
  readonly db: Database;
  readonly store: StoreRow;
  readonly language: string;
  readonly shopUrl: string;
  readonly now: Date;
}

/** All shown products in one language, read and written in batches, so that the memory it takes does not grow. */
export async function* writeProductFeed(request: FeedRequest): AsyncGenerator<string> {
  const { db, store, language, shopUrl } = request;
  const scope = { ...request, tree: await findCatalogTree(db, store.id) };
  yield feedStart({ title: store.name, link: shopUrl + localPath(knownLanguage(language), '/') });
  for (let after = 0; ; ) {
    const ids = await findListedAfter(db, store.id, after, BATCH);
    const last = ids.at(-1);
    if (last === undefined) break;
    const products = await findProducts(db, ids, language, store.languages[0] ?? language);
    yield products.flatMap((product) => feedItems(scope, product).map(feedItem)).join('');
    after = last;
  }
  yield FEED_END;
}
