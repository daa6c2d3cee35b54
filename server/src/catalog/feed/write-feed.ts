// Pure: the product feed as XML (RSS 2.0 with the names of Google Merchant Center).
import type { FeedField } from './feed-items.ts';

export interface FeedHead {
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

export const feedStart = ({ title, link }: FeedHead): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(title)}</title>
<link>${xmlText(link)}</link>
<description>${xmlText(title)}</description>
`;

export const feedItem = (fields: readonly FeedField[]): string =>
  `<item>${fields.map(([name, value]) => `<g:${name}>${xmlText(value)}</g:${name}>`).join('')}</item>\n`;

export const FEED_END = '</channel>\n</rss>\n';
