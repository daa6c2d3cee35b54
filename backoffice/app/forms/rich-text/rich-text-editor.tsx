import type { AreaField } from '@vitrine/ui/area-field.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { describedBy, FieldFrame } from '@vitrine/ui/field-frame.tsx';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../i18n/language.tsx';
import { richTextMessages } from '../../messages/en/custom-fields.ts';
import { textButtonClassName } from '../../ui/class-names.ts';
import { startState } from './editor-state.ts';
import { readPasted } from './pasted-html.ts';
import { readMarkdown } from './read-markdown.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { schema } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface RichTextEditorProps
  extends Omit<ComponentProps<typeof AreaField>, 'rows' | 'isOneParagraph' | 'counter'> {
  takesFocus: boolean;
  /** The same text in a plain field. */
  asMarkdown: ReactNode;
}

/** The text as shoppers see it, or as Markdown: on demand, and where the editor cannot show everything it contains. */
export function RichTextEditor({ asMarkdown, ...props }: RichTextEditorProps) {
  const t = useMessages(richTextMessages);
  const { value, readOnly } = props;
  const [isMarkdown, setMarkdown] = useState(false);
  const isReadable = useMemo(() => readMarkdown(value) !== null, [value]);
  if (!isMarkdown && isReadable) return <Surface {...props} onMarkdown={() => setMarkdown(true)} />;
  return (
    <div className="flex min-w-0 flex-col">
      {asMarkdown}
      <p className="mt-1 text-small text-muted">{isReadable ? t.markdownHint : t.beyondHint}</p>
      {isReadable && !readOnly && (
        <button type="button" onClick={() => setMarkdown(false)} className={`${textButtonClassName} -ml-2 self-start`}>
          {t.asShown}
        </button>
      )}
    </div>
  );
}

type SurfaceProps = Omit<RichTextEditorProps, 'asMarkdown'> & { onMarkdown: () => void };

function Surface(props: SurfaceProps) {
  const {
    id,
    label,
    note,
    hint,
    issue,
    isQuiet,
    value,
    lang,
    readOnly = false,
    takesFocus,
    onChange,
    onMarkdown,
  } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [state, setState] = useState<EditorState>(() => startState(readMarkdown(value) ?? schema.node('doc')));
  // A text that is typed and taken back again is the same as before, also where it was written in another way.
  const start = useRef({ doc: state.doc, value });
  const written = useRef(value);
  const update = useEffectEvent((next: EditorState, isTyped: boolean) => {
    view.current?.updateState(next);
    setState(next);
    if (!isTyped) return;
    written.current = next.doc.eq(start.current.doc) ? start.current.value : writeMarkdown(next.doc);
    onChange(written.current);
  });
  const first = useEffectEvent(() => ({ state, takesFocus }));
  useEffect(() => {
    if (!place.current) return;
    const editor = new EditorView(
      { mount: place.current },
      {
        state: first().state,
        dispatchTransaction: (change) => update(editor.state.apply(change), change.docChanged),
        handleDOMEvents: {
          paste: (_, event) => take(editor, event, event.clipboardData),
          // A text that is dragged within the editor moves as it is.
          drop: (_, event) => !editor.dragging && take(editor, event, event.dataTransfer),
        },
      },
    );
    view.current = editor;
    if (first().takesFocus) editor.focus();
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, []);
  const show = useEffectEvent((text: string) => {
    if (text === written.current) return;
    written.current = text;
    const doc = readMarkdown(text);
    if (!doc || !view.current) return;
    start.current = { doc, value: text };
    // A saved text comes back as it is shown: the cursor and Undo stay.
    if (!doc.eq(view.current.state.doc)) update(startState(doc), false);
  });
  useEffect(() => show(value), [value]);
  const description = describedBy(id, hint, issue);
  useEffect(() => {
    view.current?.setProps({
      editable: () => !readOnly,
      attributes: {
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-readonly': String(readOnly),
        'aria-invalid': String(issue !== null),
        ...(lang && { lang }),
        ...(description && { 'aria-describedby': description }),
      },
    });
  }, [label, lang, readOnly, issue, description]);
  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch);
    editor.focus();
  };
  return (
    <FieldFrame id={id} label={label} note={note} hint={hint} issue={issue} isQuiet={isQuiet}>
      <div
        className={classNames(
          'rich-text min-w-0 rounded-control bg-surface text-base text-body',
          issue ? 'border-2 border-error' : 'border border-line-strong',
        )}
      >
        {!readOnly && <RichTextToolbar id={id} label={label} state={state} onRun={run} onMarkdown={onMarkdown} />}
        <div ref={place} id={id} />
      </div>
    </FieldFrame>
  );
}

/** The editor itself would parse the text with innerHTML, which the policy of the page forbids. */
function take(editor: EditorView, event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html');
  if (!html || !editor.editable) return false;
  event.preventDefault();
  editor.dispatch(editor.state.tr.replaceSelection(readPasted(html)).scrollIntoView());
  return true;
}
