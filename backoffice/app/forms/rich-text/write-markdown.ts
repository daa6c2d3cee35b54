// Pure: what is typed in the editor as the Markdown that is saved.
import { escapeMarkdown } from '@vitrine/contract/text/escape-markdown.ts';
import type { Mark, Node } from 'prosemirror-model';
import { readMarkdown } from './read-markdown.ts';

export function writeMarkdown(doc: Node): string {
  const blocks: string[] = [];
  doc.forEach((block) => {
    const text = writeBlock(block);
    if (text !== '') blocks.push(text);
  });
  return blocks.join('\n\n');
}

function writeBlock(block: Node): string {
  if (block.type.name === 'heading') return `${'#'.repeat(block.attrs.level)} ${writeInline(block)}`.trim();
  if (block.type.name === 'paragraph') return writeInline(block).trim();
  const lines: string[] = [];
  block.forEach((item, _, index) => {
    const text = item.firstChild ? writeInline(item.firstChild).trim() : '';
    lines.push(`${block.type.name === 'ordered_list' ? `${index + 1}.` : '-'} ${text}`.trim());
  });
  return lines.join('\n');
}

type Sign = (mark: Mark, isEnd: boolean) => string;

const signs: Readonly<Record<string, string>> = { strong: '**', em: '*', code: '`' };
const markdownSign: Sign = ({ type, attrs }, isEnd) =>
  signs[type.name] ?? (isEnd ? `](${attrs.href.replace(/[\s()<>]/g, encodeURIComponent)})` : '[');
/** Asterisks beside a letter or a quotation mark do not always begin or end anything; tags do. */
const tagSign: Sign = (mark, isEnd) =>
  mark.type.name === 'link' ? markdownSign(mark, isEnd) : `<${isEnd ? '/' : ''}${mark.type.name}>`;

function writeInline(parent: Node): string {
  const text = inlineWith(parent, markdownSign);
  const read = readMarkdown(text)?.firstChild;
  return text === '' || (read && lookOf(read) === lookOf(parent)) ? text : inlineWith(parent, tagSign);
}

/** Every letter with its marks. A blank looks the same with and without them, and shows nothing at the edges. */
function lookOf(parent: Node): string {
  let look = '';
  parent.forEach((child) => {
    const own = child.marks.map(({ type, attrs }) => `${type.name}${attrs.href ?? ''}`).join();
    look += child.isText ? (child.text ?? '').replace(/\S/g, (letter) => `${letter}${own}`) : '\n';
  });
  return look.trim();
}

const order = ['link', 'em', 'strong', 'code'];
/** A mark that goes on stays outside of those that begin. */
const rankIn = (open: readonly Mark[], mark: Mark): number => {
  const at = open.findIndex((other) => other.eq(mark));
  return at < 0 ? open.length + order.indexOf(mark.type.name) : at;
};

function inlineWith(parent: Node, sign: Sign): string {
  let out = '';
  let open: readonly Mark[] = [];
  const close = (count: number) => {
    const ended = open.slice(open.length - count).toReversed();
    open = open.slice(0, open.length - count);
    // A blank belongs outside: `**bold **` is not bold.
    const blank = count > 0 ? (/\s*$/.exec(out)?.[0] ?? '') : '';
    out = out.slice(0, out.length - blank.length) + ended.map((mark) => sign(mark, true)).join('') + blank;
  };
  parent.forEach((child) => {
    const text = child.text ?? '';
    const wanted = [...child.marks].sort((a, b) => rankIn(open, a) - rankIn(open, b));
    const isBlank = child.isText && text.trim() === '';
    const kept = open.findIndex((mark, index) => !wanted[index]?.eq(mark));
    close(kept < 0 ? 0 : open.length - kept);
    const begun = isBlank || !child.isText ? [] : wanted.slice(open.length);
    const blank = begun.length > 0 ? (/^\s*/.exec(text)?.[0] ?? '') : '';
    const isCode = wanted.some(({ type }) => type.name === 'code');
    out += blank + begun.map((mark) => sign(mark, false)).join('');
    open = [...open, ...begun];
    const rest = text.slice(blank.length);
    out += child.isText ? (isCode ? rest : escapeMarkdown(rest, /(^|\n)\s*$/.test(out))) : '  \n';
  });
  close(open.length);
  return out;
}
