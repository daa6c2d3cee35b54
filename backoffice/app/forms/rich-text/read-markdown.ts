// Pure: a text in Markdown as the editor shows it, by the parser with which the shop renders it.
import { lexer, type Token, type Tokens } from 'marked';
import type { Mark, Node } from 'prosemirror-model';
import { isSafeHref, schema } from './schema.ts';

/** It contains something that the editor cannot show, such as a table: it is edited as text, so that nothing is lost. */
class BeyondTheEditor extends Error {}

/** null where the editor cannot show everything. */
export function readMarkdown(text: string): Node | null {
  try {
    const blocks = lexer(text).flatMap(blockOf);
    return schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);
  } catch (error) {
    if (error instanceof BeyondTheEditor) return null;
    throw error;
  }
}

function blockOf(token: Token): Node[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [schema.node('paragraph', null, inlineOf(token.tokens))];
    case 'heading':
      return [schema.node('heading', { level: checked(token.depth, (depth) => depth <= 4) }, inlineOf(token.tokens))];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [schema.node(ordered ? 'ordered_list' : 'bullet_list', null, items.map(itemOf))];
    }
    default:
      throw new BeyondTheEditor(token.type);
  }
}

/** An item is one paragraph: the shop gives a list in a list back as HTML. */
function itemOf({ task, tokens }: Tokens.ListItem): Node {
  const [only, ...others] = tokens.filter(({ type }) => type !== 'space');
  const isText = only === undefined || only.type === 'text' || only.type === 'paragraph';
  if (task || others.length > 0 || !isText) throw new BeyondTheEditor('list');
  const inline = only && 'tokens' in only ? inlineOf(only.tokens) : [];
  return schema.node('list_item', null, [schema.node('paragraph', null, inline)]);
}

const inlineOf = (tokens: Token[] = [], marks: readonly Mark[] = []): Node[] =>
  tokens.flatMap((token) => {
    const within = (mark: Mark) => inlineOf('tokens' in token ? token.tokens : [], mark.addToSet(marks));
    switch (token.type) {
      case 'text':
      case 'escape':
        return textOf(checked(token.text as string, hasNoEntity(token.type)).replace(/\s*\n\s*/g, ' '), marks);
      case 'strong':
        return within(schema.mark('strong'));
      case 'em':
        return within(schema.mark('em'));
      case 'codespan':
        return textOf(token.text, [schema.mark('code')]);
      case 'link':
        return within(
          schema.mark('link', {
            href: checked(token.href as string, (href) => isSafeHref(href) && !token.title),
          }),
        );
      case 'br':
        return [schema.node('hard_break', null, undefined, marks)];
      default:
        throw new BeyondTheEditor(token.type);
    }
  });

const textOf = (text: string, marks: readonly Mark[]): Node[] => (text === '' ? [] : [schema.text(text, marks)]);

/** `&eacute;` is a letter for the shop. */
const hasNoEntity = (type: string) => (text: string) => type === 'escape' || !/&#?\w+;/.test(text);

function checked<T>(value: T, isKnown: (value: T) => boolean): T {
  if (!isKnown(value)) throw new BeyondTheEditor(String(value));
  return value;
}
