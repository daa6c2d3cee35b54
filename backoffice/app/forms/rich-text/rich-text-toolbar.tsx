import { Button } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../i18n/language.tsx';
import { richTextMessages } from '../../messages/en/custom-fields.ts';
import { type LinkPlace, linkPlace, linkTo, tools } from './editor-state.ts';
import { isSafeHref } from './schema.ts';

interface RichTextToolbarProps {
  /** The editor's. */
  id: string;
  label: string;
  state: EditorState;
  onRun: (command: Command) => void;
  onMarkdown: () => void;
}

/** One stop of the Tab key; the arrow keys go through its buttons. */
export function RichTextToolbar({ id, label, state, onRun, onMarkdown }: RichTextToolbarProps) {
  const t = useMessages(richTextMessages);
  const [current, setCurrent] = useState(0);
  const [link, setLink] = useState<LinkPlace | null>(null);
  const place = linkPlace(state);
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = (current + step + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  };
  const tool = (index: number, name: string, look: string, isPossible: boolean, act: () => void, isOn?: boolean) => (
    <button
      key={name}
      type="button"
      title={name}
      // A drawn sign is no text that people would say to press the button.
      data-look={look}
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={!isPossible}
      tabIndex={index === current ? 0 : -1}
      // The text keeps its selection.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        setCurrent(index);
        if (isPossible) act();
      }}
      className={classNames(
        'flex h-11 min-w-11 items-center before:content-[attr(data-look)] justify-center rounded-control px-2 text-small pointer-fine:h-8 pointer-fine:min-w-8',
        isOn ? 'bg-tint text-strong inset-ring inset-ring-action' : 'text-second hover:bg-tint',
        lookClasses[look],
        !isPossible && 'cursor-default opacity-40',
      )}
    />
  );
  return (
    <>
      <div
        role="toolbar"
        aria-label={t.toolbar(label)}
        aria-controls={id}
        tabIndex={-1}
        onKeyDown={go}
        className="flex flex-wrap gap-0.5 border-b border-line p-1"
      >
        {tools.map(({ name, isOn, run }, index) =>
          tool(index, t[name], looks[name], run(state), () => onRun(run), isOn(state)),
        )}
        {tool(tools.length, t.link, t.link, place !== null, () => setLink(place), place !== null && place.href !== '')}
        <span className="ml-auto">{tool(tools.length + 1, t.asMarkdown, 'Markdown', true, onMarkdown)}</span>
      </div>
      {link && (
        <LinkForm
          id={`${id}-link`}
          href={link.href}
          onDone={(href) => {
            setLink(null);
            onRun(href === null ? () => false : linkTo(link, href));
          }}
        />
      )}
    </>
  );
}

const looks = { bold: 'B', italic: 'I', heading: 'H2', subheading: 'H3', bullets: '•\u2009—', numbers: '1.\u2009—' };
const lookClasses: Readonly<Record<string, string>> = { B: 'font-bold', I: 'italic', H2: 'font-bold' };

interface LinkFormProps {
  id: string;
  href: string;
  /** null: nothing changes. */
  onDone: (href: string | null) => void;
}

/** It is no form of its own: it stands within the form of the entry. */
function LinkForm({ id, href, onDone }: LinkFormProps) {
  const t = useMessages(richTextMessages);
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const text = typed.trim();
    const address = text === '' || isSafeHref(text) ? text : `https://${text}`;
    if (address === '' || (isSafeHref(address) && /[./:]/.test(text))) onDone(address);
    else setWrong(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
    else if (event.key === 'Escape') onDone(null);
    else return;
    event.preventDefault();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line p-2">
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          id={id}
          ref={focusOnMount}
          label={t.linkTo}
          value={typed}
          issue={isWrong ? t.linkWrong : null}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          onKeyDown={press}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
        />
      </div>
      <Button kind="secondary" onClick={apply}>
        {t.linkApply}
      </Button>
      {href !== '' && (
        <Button kind="plain" onClick={() => onDone('')}>
          {t.linkRemove}
        </Button>
      )}
      <Button kind="plain" onClick={() => onDone(null)}>
        {t.cancel}
      </Button>
    </div>
  );
}
