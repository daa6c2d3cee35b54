import { areaEdge, describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

interface AreaFieldProps extends Omit<FieldFrameProps, 'children'> {
  value: string;
  rows?: number;
  readOnly?: boolean;
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
  readOnly = false,
  counter = null,
  onChange,
  onBlur,
}: AreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} note={note} hint={hint} problem={problem} isQuiet={isQuiet}>
      <textarea
        id={id}
        rows={rows}
        value={value}
        readOnly={readOnly}
        aria-invalid={problem !== null}
        aria-describedby={describedBy(id, hint, problem)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={areaEdge(problem)}
      />
      <p role="status" className="tabular text-right text-small text-muted empty:hidden">
        {counter}
      </p>
    </FieldFrame>
  );
}
