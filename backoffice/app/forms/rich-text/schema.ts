// Pure: what a rich text can contain. It is what Markdown can say and the shop keeps; anything else that is pasted is left out.
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** Styles of pasted text are only read: the policy of the page allows none. */
export const STYLE = 'data-style';
const styleOf = (element: HTMLElement): string => element.getAttribute(STYLE) ?? '';
const isPlain = (element: HTMLElement): boolean => /font-(weight|style):\s*(normal|400)/.test(styleOf(element));

/** The addresses that the shop keeps. */
export const isSafeHref = (href: string): boolean => /^(https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/i.test(href);

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    group: 'block',
    content: 'text*',
    attrs: { level: { default: 2 } },
    defining: true,
    // The page of the product has the one heading of the first level.
    parseDOM: [1, 2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(2, level) } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
  list_item: { content: 'paragraph', parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0], defining: true },
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element: HTMLElement) => {
          const href = element.getAttribute('href') ?? '';
          return isSafeHref(href) && { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
  },
  em: {
    parseDOM: [
      { tag: 'em' },
      { tag: 'i', getAttrs: (element: HTMLElement) => !isPlain(element) && null },
      { tag: 'span', getAttrs: (element: HTMLElement) => /font-style:\s*italic/.test(styleOf(element)) && null },
    ],
    toDOM: () => ['em', 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: (element: HTMLElement) => !isPlain(element) && null },
      {
        tag: 'span',
        getAttrs: (element: HTMLElement) => /font-weight:\s*(bold|[6-9]00)/.test(styleOf(element)) && null,
      },
    ],
    toDOM: () => ['strong', 0],
  },
  code: { excludes: '_', parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });
