import { marked } from 'marked';
import sanitize from 'sanitize-html';

/** Renders Markdown to sanitized HTML without scripts. */
export function renderMarkdown(text: string): string {
  return sanitize(marked.parse(text, { async: false }), {
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
}
