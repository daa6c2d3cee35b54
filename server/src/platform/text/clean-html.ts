import sanitize from 'sanitize-html';

const MAX_PASSES = 5;

/**
 * HTML without anything that runs code or leaves the page on its own: no scripts, handlers, frames, forms or styles.
 * Cleaning the result again changes nothing: tags that are closed by the first pass may be nested wrongly until the next.
 */
export function cleanHtml(html: string): string {
  let clean = cleanOnce(html);
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    const again = cleanOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

const cleanOnce = (html: string): string =>
  sanitize(html, {
    allowedTags: [...sanitize.defaults.allowedTags, 'img', 'figure', 'figcaption', 'h1', 'h2'],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      th: ['scope', 'align'],
      td: ['align'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim();
