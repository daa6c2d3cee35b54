interface FilterSelectProps {
  label: string;
  /** The choice that filters nothing. */
  any: string;
  options: readonly { value: string; name: string }[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** A filter with many values. A chosen value that is not among them, from an old address, stays visible. */
export const FilterSelect = ({ label, any, options, chosen = '', onChoose }: FilterSelectProps) => (
  <select
    aria-label={label}
    value={chosen}
    onChange={(event) => onChoose(event.target.value)}
    className="h-11 max-w-full min-w-0 rounded-control border border-line-strong bg-surface pr-8 pl-2.5 text-small text-body pointer-fine:h-9 md:max-w-56"
  >
    <option value="">{any}</option>
    {chosen !== '' && !options.some(({ value }) => value === chosen) && <option value={chosen}>{chosen}</option>}
    {options.map(({ value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
);
