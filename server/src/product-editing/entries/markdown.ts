import { escapeMarkdown } from '@vitrine/contract/text/escape-markdown.ts';
import { marked } from 'marked';
import type { RichTexts } from '../../custom-fields/custom-fields.ts';
import { cleanHtml } from '../../platform/text/clean-html.ts';

/** Renders Markdown to sanitized HTML without scripts. */
export const renderMarkdown = (text: string): string => inParagraphs(cleanHtml(marked.parse(text, { async: false })));

/** HTML of another system or of an export. */
export const renderHtml = (text: string): string => inParagraphs(cleanHtml(text));

/** Text without any tag becomes paragraphs, so that rendering the result again changes nothing. */
const inParagraphs = (html: string): string =>
  html === '' || /<[a-z]/i.test(html)
    ? html
    : html
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.trim()}</p>`)
        .join('\n');

/** Rich texts of custom fields, as the API sends and shows them. */
export const richTexts: RichTexts = { renderMarkdown, markdownFrom };

/**
 * A stored description as the Markdown that makes it: the same again, unless even the HTML itself does not. What Markdown cannot
 * say stays as HTML, which Markdown allows.
 */
export function markdownFrom(html: string): string {
  // An asterisk in a text is escaped only where it would make something bold.
  const found = [asItIs, escapeMarkdown]
    .map((write) => simpleMarkdown(html, write))
    .find((simple) => simple !== null && isSame(renderMarkdown(simple), html));
  return found ?? html;
}

type WriteText = (text: string, isLineStart: boolean) => string;
const asItIs: WriteText = (text) => text;

/** Blanks between tags show nothing. */
const isSame = (a: string, b: string): boolean => squeezed(a) === squeezed(b);
const squeezed = (html: string): string => html.replace(/\s+/g, ' ').replace(/> </g, '><').trim();

const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', code: '`' };
const heads: Readonly<Record<string, string>> = { h1: '# ', h2: '## ', h3: '### ', h4: '#### ' };

/** null for anything but paragraphs, headings, flat lists, quotes, links and emphasis. */
function simpleMarkdown(html: string, write: WriteText): string | null {
  const out: string[] = [];
  const lists: { readonly isNumbered: boolean; count: number }[] = [];
  let href = '';
  for (const [token = ''] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      if (lists.length > 0 && token.trim() === '') continue;
      const isLineStart = /(^|\n|\n(-|\d+\.) )$/.test(out.join(''));
      out.push(write(unescapeText(token), isLineStart).replace(/\s*\n\s*/g, '\n'));
      continue;
    }
    const [, slash = '', name = '', rest = ''] = /^<(\/?)(\w+)([^>]*?)\/?>$/.exec(token) ?? [];
    const isEnd = slash !== '';
    const list = lists.at(-1);
    if (marks[name] !== undefined && rest.trim() === '') out.push(marks[name]);
    else if (heads[name] !== undefined && rest === '') out.push(isEnd ? '\n\n' : `\n\n${heads[name]}`);
    else if (name === 'p' && rest === '') out.push(list ? '' : '\n\n');
    else if (name === 'br') out.push('  \n');
    else if ((name === 'ul' || name === 'ol') && rest === '') {
      if (isEnd) lists.pop();
      else if (list) return null;
      else lists.push({ isNumbered: name === 'ol', count: 0 });
      out.push('\n\n');
    } else if (name === 'li' && rest === '' && list) {
      if (!isEnd) list.count += 1;
      out.push(isEnd ? '' : `\n${list.isNumbered ? `${list.count}.` : '-'} `);
    } else if (name === 'a') {
      if (isEnd) out.push(`](${href})`);
      else {
        const target = /^ href="([^"\s()]*)"$/.exec(rest)?.[1];
        if (target === undefined) return null;
        href = unescapeText(target);
        out.push('[');
      }
    } else return null;
  }
  return out
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const unescapeText = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** Texts of an entry in one language; descriptions as Markdown. */
export const viewTexts = <K extends string>(
  fields: Readonly<Record<`${K}.${string}`, string>>,
  language: string,
  names: readonly K[],
): Record<K, string | null> =>
  Object.fromEntries(
    names.map((name) => {
      const text = fields[`${name}.${language}`] ?? null;
      return [name, name === 'description' && text !== null ? markdownFrom(text) : text];
    }),
  ) as Record<K, string | null>;
