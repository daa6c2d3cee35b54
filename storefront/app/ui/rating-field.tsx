import { FieldIssue } from '@vitrine/ui/field-frame.tsx';
import { type CSSProperties, useState } from 'react';

interface RatingFieldProps {
  id: string;
  label: string;
  /** Shown after the label: whether the field is optional. */
  note: string;
  /** Description of each rating, from one star up. */
  labels: readonly string[];
  /** '' until one is chosen. */
  value: string;
  issue: string | null;
  isQuiet?: boolean | undefined;
  onChange: (value: string) => void;
}

/** Stars as radio buttons, for arrow keys and screen readers. The text beside them describes the choice. */
export function RatingField({ id, label, note, labels, value, issue, isQuiet, onChange }: RatingFieldProps) {
  const [pointedAt, setPointedAt] = useState(0);
  const filled = pointedAt || Number(value);
  return (
    <fieldset aria-describedby={issue ? `${id}-issue` : undefined} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-small font-medium text-strong">
        {label} <span className="font-normal text-muted">{note}</span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="relative -ml-1.5 flex" onPointerLeave={() => setPointedAt(0)}>
          <span
            aria-hidden
            className="stars pointer-events-none absolute top-0 left-0"
            style={{ '--star-size': '2.75rem', '--share': `${filled * 20}%` } as CSSProperties}
          />
          {labels.map((word, index) => (
            <label
              key={word}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(index + 1)}
              className="flex size-11 items-center justify-center rounded-control has-focus-visible:ring-2 has-focus-visible:ring-focus"
            >
              <input
                id={index === 0 ? id : undefined}
                type="radio"
                name={id}
                value={index + 1}
                checked={value === String(index + 1)}
                onChange={() => onChange(String(index + 1))}
                className="sr-only"
              />
              <span className="sr-only">{`${index + 1}: ${word}`}</span>
            </label>
          ))}
        </div>
        <span aria-hidden className="text-second">
          {labels[filled - 1]}
        </span>
      </div>
      <FieldIssue id={id} issue={issue} isQuiet={isQuiet} />
    </fieldset>
  );
}
