// Reads what is pasted from a page or a word processor, as far as a rich text can contain it.
import { DOMParser as DocumentReader, type Slice } from 'prosemirror-model';
import { STYLE, schema } from './schema.ts';

const reader = DocumentReader.fromSchema(schema);

/** The parsed page is inert: it loads and runs nothing, and only nodes of the schema are taken from it. */
export function readPasted(html: string): Slice {
  const unstyled = html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[^>]*>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`));
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  makeWordLists(body);
  return reader.parseSlice(body);
}

/** Word writes list items as paragraphs that begin with a drawn bullet or number. */
function makeWordLists(body: HTMLElement): void {
  let list = body;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    if (!/mso-list:\s*l\d/.test(paragraph.getAttribute(STYLE) ?? '')) continue;
    const drawn = paragraph.querySelector(`[${STYLE}*="mso-list:Ignore" i]`);
    const tag = /^\W*\w+[.)]/.test(drawn?.textContent?.trim() ?? '') ? 'OL' : 'UL';
    drawn?.remove();
    if (list.tagName !== tag || paragraph.previousElementSibling !== list) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}
