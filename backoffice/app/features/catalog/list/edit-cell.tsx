import { classNames } from '@vitrine/ui/class-names.ts';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { SavedMark, useSavedMark } from './saved-mark.tsx';

interface EditCellProps {
  label: string;
  /** As it is stored, written for an input. */
  value: string;
  /** Cells with the same name are one column: Enter goes to the next of them. */
  column: string;
  inputMode?: 'text' | 'decimal' | 'numeric';
  isRight?: boolean;
  readOnly?: boolean;
  className?: string;
  /** A long text takes more lines instead of being cut off. */
  wraps?: boolean;
  /** It replaces a cell that had the focus. */
  takesFocus?: boolean;
  /** Saves the text, or tells what is wrong with it. A thrown error is told by `errorText`. */
  save: (text: string) => Promise<string | null>;
  errorText: (error: unknown) => string;
  /** Shown below instead of the issue, such as a question. */
  question?: ReactNode;
  /** The text is given up. */
  onRestore?: () => void;
}

/**
 * A value of the table that is edited where it stands. Enter saves and goes down, leaving the cell saves, Escape restores.
 * A value that was saved has a tick and Undo beside it; one that could not be saved stays as it was typed, with the reason below it.
 */
/** A value that looks like text until it is pointed at, has the focus, or was typed and not saved. */
export const cellEdge = (isWrong: boolean, isTyped: boolean): string => {
  if (isWrong) return 'border-2 border-error bg-surface';
  return isTyped
    ? 'border border-action bg-surface'
    : 'border border-transparent bg-transparent hover:border-line-strong hover:bg-surface focus:border-line-strong focus:bg-surface';
};

export function EditCell(props: EditCellProps) {
  const {
    label,
    value,
    column,
    inputMode = 'text',
    isRight = false,
    readOnly = false,
    wraps = false,
    className,
  } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { saved, setSaved } = useSavedMark<string>();
  // Leaving the cell after Enter must not save a second time.
  const saving = useRef<{ readonly text: string } | null>(null);
  // Leaving a cell that was refused must not ask again, unless somebody has typed since.
  const refused = useRef<string | null>(null);
  const text = typed ?? value;

  const save = async () => {
    if (typed === null || saving.current?.text === typed) return;
    if (typed.trim() === value.trim()) {
      restore();
      return;
    }
    await send(typed, value);
  };
  const send = async (text: string, before: string | null) => {
    const own = { text };
    saving.current = own;
    setBusy(true);
    const issueNow = await saveText(text);
    // Somebody may have typed on meanwhile, and saved that too.
    if (issueNow === null) setTyped((now) => (now === text ? null : now));
    if (saving.current !== own) return;
    saving.current = null;
    setBusy(false);
    setIssue(issueNow);
    if (issueNow === null) setSaved({ before });
    refused.current = issueNow === null ? null : text;
  };
  const takeBack = (before: string) => {
    type(before);
    void send(before, null);
  };
  const saveText = async (text: string): Promise<string | null> => {
    try {
      return await props.save(text);
    } catch (error) {
      return props.errorText(error);
    }
  };
  const type = (next: string | null) => {
    setTyped(next);
    setIssue(null);
    setSaved(null);
    refused.current = null;
  };
  const restore = () => {
    type(null);
    props.onRestore?.();
  };
  const press = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
      goDown(event.currentTarget, event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      restore();
    }
  };
  const Field = wraps ? 'textarea' : 'input';
  const isWrong = issue !== null || props.question !== undefined;
  if (readOnly) return <span className={classNames('tabular', isRight && 'block text-right')}>{value}</span>;
  return (
    <div className={classNames('min-w-0 flex-1 text-body', className)}>
      <div className="relative">
        <Field
          ref={props.takesFocus ? focusOnMount : null}
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          aria-busy={isBusy}
          data-column={column}
          value={text}
          inputMode={inputMode}
          {...(wraps && { rows: 1 })}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => typed !== refused.current && void save()}
          className={classNames(
            'w-full min-w-0 rounded-control px-2 text-ellipsis text-inherit',
            wraps ? 'block resize-none py-2.5' : 'h-11 pointer-fine:h-9',
            isRight ? 'tabular text-right' : saved && 'pr-14',
            cellEdge(isWrong, typed !== null),
            // Without a pointer nothing shows what can be typed in.
            isRight && !isWrong && typed === null && 'max-md:border-b-line!',
          )}
        />
        <span
          // The field itself lies above the link of its row, and gets a ground when it is pointed at.
          className={classNames(
            'absolute inset-y-0 z-2 flex items-center text-muted',
            isRight ? 'left-1.5' : 'right-1.5',
          )}
        >
          {isBusy && <Spinner size={16} />}
          {saved && (
            <SavedMark label={label} onUndo={saved.before === null ? null : () => takeBack(saved.before ?? '')} />
          )}
        </span>
      </div>
      <div id={id} role="alert" className="empty:hidden">
        {props.question ??
          (issue && (
            <p className="mt-1 flex items-start gap-1.5 text-left text-micro font-medium text-error">
              <CircleAlert className="mt-px" size={16} />
              {issue}
            </p>
          ))}
      </div>
    </div>
  );
}

/** To the cell of the same column in the next row that has one. */
function goDown(input: HTMLInputElement | HTMLTextAreaElement, step: 1 | -1): void {
  const cells = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[data-column="${input.dataset.column}"]`),
  ];
  const next = cells[cells.indexOf(input) + step];
  if (next) {
    next.focus();
    next.select();
  } else input.blur();
}
