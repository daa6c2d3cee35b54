import { useMessages } from '../i18n/use-language.ts';
import { fieldMessages } from '../messages/en/forms.ts';

interface TrapFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
}

/** Honeypot field: invisible to people, filled in by bots. */
export const TrapField = ({ id, value, onChange }: TrapFieldProps) => (
  <div className="sr-only" aria-hidden="true">
    <label htmlFor={id}>{useMessages(fieldMessages).trap}</label>
    <input
      id={id}
      name="website"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
