// Pure: the keys of the editor, and what its buttons do.
import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Mark, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

const keys = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': breakLine,
};

/** People who know Markdown type it: `## `, `- `, `1. `. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '##']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
  ],
});

export const startState = (doc: Node): EditorState =>
  EditorState.create({ doc, plugins: [history(), rules, keymap(keys), keymap(baseKeymap)] });

const isMarked = ({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean =>
  selection.empty
    ? mark.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, mark);

const isWithin = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) => node.type === type);

const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.hasMarkup(nodes.heading, { level });

interface Tool {
  readonly name: 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers';
  readonly isOn: (state: EditorState) => boolean;
  readonly run: Command;
}

const markTool = (name: Tool['name'], mark: MarkType): Tool => ({
  name,
  isOn: (state) => isMarked(state, mark),
  run: toggleMark(mark),
});
const headingTool = (name: Tool['name'], level: number): Tool => ({
  name,
  isOn: (state) => isHeading(state, level),
  run: (state, dispatch) =>
    (isHeading(state, level) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch),
});
/** A heading becomes a text before it becomes an item: an item has no heading. */
const listTool = (name: Tool['name'], list: NodeType): Tool => ({
  name,
  isOn: (state) => isWithin(state, list),
  run: (state, dispatch) =>
    (isWithin(state, nodes.list_item)
      ? liftListItem(nodes.list_item)
      : chainCommands(wrapInList(list), setBlockType(nodes.paragraph)))(state, dispatch),
});

export const tools: readonly Tool[] = [
  markTool('bold', marks.strong),
  markTool('italic', marks.em),
  headingTool('heading', 2),
  headingTool('subheading', 3),
  listTool('bullets', nodes.bullet_list),
  listTool('numbers', nodes.ordered_list),
];

export interface LinkPlace {
  readonly from: number;
  readonly to: number;
  /** Empty: there is no link yet. */
  readonly href: string;
}

/** The selected text, or the link that the cursor is in; null where a link has no text. */
export function linkPlace({ selection, doc }: EditorState): LinkPlace | null {
  const { $from, from, to, empty } = selection;
  const linkOf = (all: readonly Mark[] | undefined) => all?.find(({ type }) => type === marks.link);
  if (!empty) {
    let href = '';
    doc.nodesBetween(from, to, (node) => {
      href ||= linkOf(node.marks)?.attrs.href ?? '';
    });
    return { from, to, href };
  }
  const link = linkOf($from.marks());
  if (!link) return null;
  let [start, end] = [from, from];
  $from.parent.forEach((node, offset) => {
    const begin = $from.start() + offset;
    if (link.isInSet(node.marks) && begin <= from && from <= begin + node.nodeSize)
      [start, end] = [begin, begin + node.nodeSize];
  });
  return { from: start, to: end, href: link.attrs.href };
}

/** Without an address the link goes, and its text stays. */
export const linkTo =
  ({ from, to }: LinkPlace, href: string): Command =>
  (state, dispatch) => {
    const tr = state.tr.removeMark(from, to, marks.link);
    dispatch?.(href === '' ? tr : tr.addMark(from, to, marks.link.create({ href })));
    return true;
  };
