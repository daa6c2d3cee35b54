import { classNames } from '@vitrine/ui/class-names.ts';
import { Search } from '@vitrine/ui/icons.ts';
import { openDismissibleModal } from '@vitrine/ui/modal.ts';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useMessages } from '../../i18n/language.tsx';
import { paletteMessages } from '../../messages/en/layout.ts';
import { KeyCap } from '../../ui/key-cap.tsx';
import { type Command, stepTo, useCommands } from './use-commands.ts';

const PAUSE_MS = 250;

/** Finds screens, orders by number, products by name or SKU, and what can be done; arrows choose, Enter opens. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useMessages(paletteMessages);
  const id = useId();
  const [text, setText] = useState('');
  const searched = useSettled(text);
  const { groups, isSearching } = useCommands(text, searched);
  const commands = groups.flatMap((group) => group.commands);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = Math.max(
    0,
    commands.findIndex((command) => command.id === chosenId),
  );
  const optionId = (command: Command) => `${id}-${command.id.replaceAll(' ', '-')}`;
  const run = (command: Command) => {
    onClose();
    command.run();
  };
  const move = (step: 1 | -1) => {
    const next = commands[stepTo(chosen, step, commands.length)];
    if (!next) return;
    setChosenId(next.id);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const command = commands[chosen];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && command && !event.nativeEvent.isComposing) run(command);
    else return;
    event.preventDefault();
  };
  const current = commands[chosen];
  return (
    <dialog
      ref={openDismissibleModal}
      aria-label={t.title}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-transparent backdrop:bg-(--scrim)"
    >
      <div className="absolute inset-x-0 top-0 mx-auto flex max-h-[80dvh] w-[min(36rem,100vw)] flex-col overflow-hidden bg-raised text-body shadow-drawer md:top-[12dvh] md:rounded-panel">
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search size={20} className="text-muted" />
          <input
            role="combobox"
            aria-label={t.title}
            aria-expanded={commands.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current && optionId(current)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={t.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setChosenId(null);
            }}
            onKeyDown={press}
            className="min-h-14 flex-1 border-0 bg-transparent outline-none"
          />
        </div>
        <div id={`${id}-list`} role="listbox" aria-label={t.title} className="min-h-0 flex-1 overflow-y-auto p-2">
          {groups.map(({ title, commands: entries }) => (
            <fieldset key={title} aria-label={title}>
              <p aria-hidden className="px-3 pt-2 pb-1 text-micro text-muted">
                {title}
              </p>
              {entries.map((command) => (
                <Option
                  key={command.id}
                  id={optionId(command)}
                  command={command}
                  isChosen={command === current}
                  onRun={() => run(command)}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <p role="status" className="border-t border-line px-4 py-2 text-small text-muted">
          {isSearching ? t.searching : commands.length === 0 ? t.nothing : t.found(commands.length)}
        </p>
      </div>
    </dialog>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isChosen: boolean;
  onRun: () => void;
}

const Option = ({ id, command: { label, detail, keys }, isChosen, onRun }: OptionProps) => (
  // The field has the focus and the keys; a press is for the pointer.
  <button
    type="button"
    id={id}
    role="option"
    aria-selected={isChosen}
    tabIndex={-1}
    onClick={onRun}
    className={classNames(
      'flex min-h-11 w-full items-center gap-3 text-left rounded-control px-3 hover:bg-tint',
      isChosen && 'bg-tint text-strong outline-2 -outline-offset-2 outline-(--focus)',
    )}
  >
    <span className="min-w-0 truncate">{label}</span>
    {detail && <span className="min-w-0 truncate text-small text-muted">{detail}</span>}
    <span className="flex-1" />
    {keys && <KeyCap keys={keys} className="max-md:hidden" />}
  </button>
);

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
