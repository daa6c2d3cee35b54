import { marked } from 'marked';
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
