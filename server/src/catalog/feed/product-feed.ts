// The product feed as XML: RSS 2.0 with the names of Google Merchant Center.
import { knownLanguage } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoreRow } from '../../store/store.ts';
import { findListedAfter } from '../listing/listing-repository.ts';
import { findProducts } from '../product/product-repository.ts';
import { findCatalogTree } from '../structure/catalog-tree-repository.ts';
import { type FeedField, feedItems } from './feed-items.ts';

interface FeedHead {
  readonly title: string;
  readonly link: string;
}

/** XML 1.0 has no control characters, not even escaped, except tabs and line breaks. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, (letter) => ('\t\n\r'.includes(letter) ? letter : ''))
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const feedStart = ({ title, link }: FeedHead): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(title)}</title>
<link>${xmlText(link)}</link>
<description>${xmlText(title)}</description>
`;

const feedItem = (fields: readonly FeedField[]): string =>
  `<item>${fields.map(([name, value]) => `<g:${name}>${xmlText(value)}</g:${name}>`).join('')}</item>\n`;

const FEED_END = '</channel>\n</rss>\n';

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
