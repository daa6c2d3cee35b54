// Pure: removes what could run code from the texts of another server. Its merchants' HTML is not ours to trust.
import { cleanHtml } from '@vitrine/server/clean-html.ts';

/**
 * Cleans the text of every description, wherever it is in the response: pages show it as HTML. A description has an address
 * (`friendlyUrl`); other fields named `description` are plain text, which pages escape.
 */
export function cleanTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  const cleaned = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cleanTexts(field)]));
  const { description } = cleaned;
  if (typeof description !== 'string' || !('friendlyUrl' in cleaned)) return cleaned;
  return { ...cleaned, description: cleanHtml(withoutMarker(description)) };
}

/** Shopizer puts HTML between markers. */
const withoutMarker = (html: string): string => html.replace(/^\s*<!\[CDATA\[/, '').replace(/\]\]>\s*$/, '');

/** Addresses that pages link to: anything but http(s) could run code. */
export const webAddress = (text: unknown): string | null =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
