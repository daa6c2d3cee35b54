interface DayFieldsProps {
  id: string;
  from: { label: string; value: string };
  until: { label: string; value: string };
  onChange: (days: { from?: string; until?: string }) => void;
}

const field = 'h-11 rounded-control border border-line-strong bg-surface px-2.5 text-small text-body pointer-fine:h-9';

/** Two days, both included. */
export const DayFields = ({ id, from, until, onChange }: DayFieldsProps) => (
  <div className="flex flex-wrap gap-x-4 gap-y-2 text-small">
    <label htmlFor={`${id}-from`} className="flex items-center gap-2 text-second">
      <span className="max-md:min-w-10">{from.label}</span>
      <input
        id={`${id}-from`}
        type="date"
        value={from.value}
        max={until.value || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
        className={field}
      />
    </label>
    <label htmlFor={`${id}-until`} className="flex items-center gap-2 text-second">
      <span className="max-md:min-w-10">{until.label}</span>
      <input
        id={`${id}-until`}
        type="date"
        value={until.value}
        min={from.value || undefined}
        onChange={(event) => onChange({ until: event.target.value })}
        className={field}
      />
    </label>
  </div>
);
