import type { ReactNode } from 'react';

interface RadioCardProps {
  id?: string;
  /** The name of the group. */
  name: string;
  /** For forms that the browser sends. */
  value?: string;
  title: string;
  /** Attributes of the language of the title. */
  language?: { lang: string; dir: string } | undefined;
  text?: ReactNode;
  /** At the end of the row, such as a price. */
  end?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

/** A radio button with the details needed to choose. */
export const RadioCard = ({ id, name, value, title, language, text, end, isChosen, onChoose }: RadioCardProps) => (
  <label className="flex min-h-14 items-center gap-3 rounded-control border border-line-strong bg-surface px-4 py-2.5 outline-offset-2 has-checked:border-action has-checked:bg-tint has-checked:inset-ring has-checked:inset-ring-action">
    <input
      id={id}
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      onChange={onChoose}
      className="size-5 shrink-0"
    />
    <span className="min-w-0 flex-1">
      <span {...language} className="block font-medium text-strong">
        {title}
      </span>
      {text && <span className="block text-small text-second">{text}</span>}
    </span>
    {end && <span className="tabular shrink-0 font-semibold text-strong">{end}</span>}
  </label>
);
