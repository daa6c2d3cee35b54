import { FieldFrame, fieldEdge } from './field-frame.tsx';

interface SelectFieldProps {
  id: string;
  label: string;
  /** Shown while nothing is chosen. */
  prompt: string;
  value: string;
  options: { value: string; name: string }[];
  problem?: string | null;
  autoComplete?: string;
  onChange: (value: string) => void;
}

export function SelectField({
  id,
  label,
  prompt,
  value,
  options,
  problem = null,
  autoComplete,
  onChange,
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <select
        id={id}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={fieldEdge(problem)}
      >
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
