// Headings of a text get anchors, so that a contents list and links from elsewhere can point at them.
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

/** Short, so that links from elsewhere are easy to guess: "Returns and withdrawal" is found at #returns. */
const anchorName = (text: string): string =>
  (text.split(/ (?:and|of|&) /)[0] ?? text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[\d-]+|-+$/g, '');

/** The anchors a text would get by itself, in its order. */
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

/** Anchors stay the same in every language when `names` are those of the same text in the first one. */
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
