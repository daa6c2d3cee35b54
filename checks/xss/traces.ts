// Finds the parts of a typed text that have become more than text in a page.
import { ElementType, parseDocument } from 'htmlparser2';
import ts from 'typescript';

type Tree = ReturnType<typeof parseDocument>;
type Element = Extract<Tree['children'][number], { attribs: object }>;

/** Elements that no page and no mail of the shop has, and that run, load or swallow what follows. */
const UNKNOWN =
  /^(iframe|object|embed|base|math|foreignobject|animate\w*|set|frame\w*|applet|plaintext|xmp|listing|noembed|marquee|audio|video|portal|x|x:\w+)$/;
const ADDRESS = /^(href|src|action|formaction|data|poster|background|ping|cite|xlink:href|manifest|srcset)$/;
/** Leads out of the shop by something else than the web, mail or telephone, or to a host with a bare name. */
const OUTWARD = /^(?!(https?|mailto|tel):)([a-z][a-z\d+.-]*:|\/\/|\\)/i;

export interface OwnParts {
  /** Elements that this page has of its own accord. */
  readonly elements?: readonly string[];
}

/** Everything in the page that could run or load something, and is not the shop's own. */
export function tracesIn(html: string, { elements = [] }: OwnParts = {}): string[] {
  return elementsOf(parseDocument(html, { decodeEntities: true })).flatMap((element) => [
    ...(UNKNOWN.test(element.name) && !elements.includes(element.name) ? [`<${element.name}>`] : []),
    ...(element.name === 'script' ? tracesInScript(element) : []),
    ...(element.name === 'style' && /__xss/.test(textOf(element)) ? ['<style>'] : []),
    ...(element.name === 'meta' && element.attribs['http-equiv'] ? ['<meta http-equiv>'] : []),
    ...Object.entries(element.attribs)
      .filter(([name, value]) => isForeign(name, value))
      .map(([name, value]) => `<${element.name} ${name}="${value}">`),
  ]);
}

function isForeign(name: string, value: string): boolean {
  if (/^on|__xss|[^\w:.-]|^srcdoc$/i.test(name)) return true;
  if (name === 'style') return /__xss|url\(|expression/i.test(value);
  // Browsers leave out what cannot be seen before they read a scheme.
  const seen = [...value].filter((sign) => sign > ' ').join('');
  return ADDRESS.test(name) && OUTWARD.test(seen);
}

/** Facts must be JSON, code must not know the payload but as a text. */
function tracesInScript(element: Element): string[] {
  const code = textOf(element);
  if (element.attribs.type === 'application/ld+json') return isJson(code) ? [] : [`facts that are none: ${code}`];
  const names: string[] = [];
  const ctx = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === '__xss') names.push(`a script that calls ${node.parent.getText()}`);
    ts.forEachChild(node, ctx);
  };
  ctx(ts.createSourceFile('page.js', code, ts.ScriptTarget.Latest, true));
  return names;
}

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/** Tags and names of attributes in their order: two pages that differ by their texts only have the same. */
export const skeletonOf = (html: string): string[] =>
  elementsOf(parseDocument(html)).map(({ name, attribs }) => [name, ...Object.keys(attribs)].join(' '));

/** The same text for the eye of a parser: as long, with the same spaces, and nothing to parse. */
export const harmless = (payload: string): string => payload.replace(/\S/g, 'x');

const isElement = (node: Tree['children'][number]): node is Element =>
  [ElementType.Tag, ElementType.Script, ElementType.Style].includes(node.type as never);

const elementsOf = (node: Tree | Element): Element[] =>
  node.children.filter(isElement).flatMap((child) => [child, ...elementsOf(child)]);

const textOf = ({ children }: Element): string => children.map((child) => ('data' in child ? child.data : '')).join('');
