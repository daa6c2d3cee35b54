import { classNames, fieldClassName } from './class-names.ts';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

interface AreaFieldProps extends Omit<FieldFrameProps, 'children'> {
  value: string;
  rows?: number;
  /** A long text without line breaks, such as what a picture shows. */
  isOneParagraph?: boolean;
  maxLength?: number;
  readOnly?: boolean;
  /** The language of the text. */
  lang?: string | undefined;
  /** Remaining characters, shown near the limit. */
  counter?: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

export function AreaField({
  id,
  label,
  note,
  hint,
  issue,
  isQuiet,
  value,
  rows = 3,
  isOneParagraph = false,
  maxLength,
  readOnly = false,
  lang,
  counter = null,
  onChange,
  onBlur,
}: AreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} note={note} hint={hint} issue={issue} isQuiet={isQuiet}>
      <textarea
        id={id}
        lang={lang}
        rows={isOneParagraph ? 2 : rows}
        maxLength={maxLength}
        value={value}
        readOnly={readOnly}
        aria-invalid={issue !== null}
        aria-describedby={describedBy(id, hint, issue)}
        onChange={({ target: { value: typed } }) =>
          onChange(isOneParagraph ? typed.replaceAll(/\s*\n\s*/g, ' ') : typed)
        }
        onBlur={onBlur}
        className={classNames(fieldClassName, 'py-2.5', isOneParagraph && 'one-paragraph')}
      />
      <p role="status" className="tabular text-right text-small text-muted empty:hidden">
        {counter}
      </p>
    </FieldFrame>
  );
}
