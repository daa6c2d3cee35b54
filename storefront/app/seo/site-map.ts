// Writes site maps for search engines, and the XML of other files.
import { languages, localPath, type PagePaths } from '../i18n/language.ts';

/** Each language of a page is its own entry, with links to the others. */
export function writeSiteMap(shopUrl: string, pages: readonly PagePaths[]): string {
  const entries = pages.flatMap((paths) => {
    const spoken = languages.flatMap((language) => {
      const path = paths[language];
      return path === undefined ? [] : [{ language, url: xmlText(shopUrl + localPath(language, path)) }];
    });
    const links = spoken
      .map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
      .join('');
    return spoken.map(({ url }) => `<url><loc>${url}</loc>${links}</url>`);
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>`;
}

export function writeSiteMapIndex(shopUrl: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${xmlText(`${shopUrl}/${file}`)}</loc></sitemap>`);
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>`;
}

/** Escapes text for XML elements and attributes. */
export const xmlText = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};

export const xmlResponse = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, { headers });
