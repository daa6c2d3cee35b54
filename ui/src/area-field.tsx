import { classNames } from './class-names.ts';
import { areaEdge, describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

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
  problem,
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
    <FieldFrame id={id} label={label} note={note} hint={hint} problem={problem} isQuiet={isQuiet}>
      <textarea
        id={id}
        lang={lang}
        rows={isOneParagraph ? 2 : rows}
        maxLength={maxLength}
        value={value}
        readOnly={readOnly}
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, hint, problem)}
        onChange={({ target: { value: typed } }) =>
          onChange(isOneParagraph ? typed.replaceAll(/\s*\n\s*/g, ' ') : typed)
        }
        onBlur={onBlur}
        className={classNames(areaEdge(problem), isOneParagraph && 'one-paragraph')}
      />
      <p role="status" className="tabular text-right text-small text-muted empty:hidden">
        {counter}
      </p>
    </FieldFrame>
  );
}
