// Adds anchors to the headings of a text, for the table of contents and external links.
import { plainText } from '../../format/plain-text.ts';

export interface Heading {
  id: string;
  text: string;
}

export interface AnchoredText {
  html: string;
  headings: Heading[];
}

const headingPattern = /<h2(\s[^>]*)?>([\s\S]*?)<\/h2>/gi;

/** Cut at the first "and" or "of", so that links are easy to guess: "Returns and withdrawal" becomes #returns. */
const anchorName = (text: string): string =>
  (text.split(/ (?:and|of|&) /)[0] ?? text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[\d-]+|-+$/g, '');

/** Default anchors of a text, in order. */
export function anchorsOf(html: string): string[] {
  const taken = new Map<string, number>();
  return [...html.matchAll(headingPattern)].map(([, attributes = '', inner = '']) => {
    const given = /\sid="([^"]+)"/.exec(attributes)?.[1];
    const name = given ?? (anchorName(plainText(inner)) || 'part');
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

/** Pass the `names` of the text in the first language to get the same anchors in every language. */
export function withAnchors(html: string, names: string[] = anchorsOf(html)): AnchoredText {
  const own = anchorsOf(html);
  const ids = names.length === own.length ? names : own;
  const headings: Heading[] = [];
  const anchored = html.replace(headingPattern, (_, attributes: string | undefined, inner: string) => {
    const id = ids[headings.length] ?? '';
    headings.push({ id, text: plainText(inner) });
    return `<h2${(attributes ?? '').replace(/\sid="[^"]*"/, '')} id="${id}">${inner}</h2>`;
  });
  return { html: anchored, headings };
}
