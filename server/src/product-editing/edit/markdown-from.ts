// Pure: a stored description as the Markdown that makes it. What Markdown cannot say stays as HTML, which Markdown allows.
import type { RichTexts } from '../../custom-fields/custom-fields.ts';
import { renderMarkdown } from '../entries/markdown.ts';

/** Rich texts of custom fields, as the API sends and shows them. */
export const richTexts: RichTexts = { renderMarkdown, markdownFrom };

/** The result always makes the same description again, unless even the HTML itself does not. */
export function markdownFrom(html: string): string {
  const simple = simpleMarkdown(html);
  return simple !== null && isSame(renderMarkdown(simple), html) ? simple : html;
}

/** Blanks between tags show nothing. */
const isSame = (a: string, b: string): boolean => squeezed(a) === squeezed(b);
const squeezed = (html: string): string => html.replace(/\s+/g, ' ').replace(/> </g, '><').trim();

const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', code: '`' };
const heads: Readonly<Record<string, string>> = { h1: '# ', h2: '## ', h3: '### ', h4: '#### ' };

/** null for anything but paragraphs, headings, flat lists, quotes, links and emphasis. */
function simpleMarkdown(html: string): string | null {
  const out: string[] = [];
  const lists: { readonly isNumbered: boolean; count: number }[] = [];
  let href = '';
  for (const [token = ''] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      if (lists.length > 0 && token.trim() === '') continue;
      out.push(unescapeText(token).replace(/\s*\n\s*/g, '\n'));
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
