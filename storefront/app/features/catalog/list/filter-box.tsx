import type { TextLanguage } from '../../../i18n/text-language.ts';
import { useChecked } from '../../../ui/follow-input.ts';
import { useListForm } from './use-list-form.ts';

export type BoxType = 'checkbox' | 'radio';

interface FilterBoxProps {
  /** The name of the query parameter. */
  field: string;
  type: BoxType;
  value: number | string;
  name: string;
  nameLanguage?: TextLanguage | undefined;
  count?: number | null;
  isChosen: boolean;
}

/** Checked at once; the URL overrides it, also after Back. */
export function FilterBox({ field, type, value, name, nameLanguage, count = null, isChosen }: FilterBoxProps) {
  const { submit } = useListForm();
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        ref={useChecked(isChosen)}
        type={type}
        name={field}
        value={value}
        defaultChecked={isChosen}
        onChange={submit}
        className="size-5 shrink-0"
      />
      <span {...nameLanguage} className="flex-1">
        {name}
      </span>
      {count !== null && <span className="tabular text-small text-muted">{count}</span>}
    </label>
  );
}
