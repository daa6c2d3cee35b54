// Pure: which requests ask for the same page. The path carries the language; no cookie and no other header counts.

/** Query parameters that change a page. Any other (a campaign, a tracker) is not even shown to it. */
const KNOWN = new Set(['q', 'page', 'count', 'sort', 'brand', 'min', 'max', 'filters', '_routes']);
/** Options of a product, such as color and size, are the merchant's words. */
const OPTION = /^[a-z][a-z0-9_-]{0,31}$/i;
const TRACKERS = /^(utm_|gclid|fbclid|msclkid|mc_|_)/;
const LONGEST = 1000;

/** The path and query a page is made from and kept under; undefined when it is too long to be anything but noise. */
export function pageUrl(url: string): string | undefined {
  if (url.length > LONGEST) return undefined;
  const [path = '/', query] = url.split('?', 2);
  if (!query) return path;
  const ofProduct = /^(\/fr)?\/product\//.test(path);
  const known = [...new URLSearchParams(query)].filter(
    ([name, value]) => value !== '' && (KNOWN.has(name) || (ofProduct && OPTION.test(name) && !TRACKERS.test(name))),
  );
  known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
}
