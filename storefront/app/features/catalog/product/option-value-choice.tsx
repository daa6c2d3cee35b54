import { useMessages } from '../../../i18n/use-language.ts';
import { productMessages } from '../../../messages/en/product.ts';
import { useChecked } from '../../../ui/follow-input.ts';
import type { Option, OptionValue } from './product-view.ts';

interface OptionValueChoiceProps {
  option: Option;
  value: OptionValue;
  isChosen: boolean;
  isSoldOut: boolean;
  onChoose: () => void;
}

/** The name is always visible, also beside a color. Sold-out values can still be chosen. */
export function OptionValueChoice({ option, value, isChosen, isSoldOut, onChoose }: OptionValueChoiceProps) {
  const t = useMessages(productMessages);
  return (
    <label
      data-sold-out={isSoldOut}
      className="option-value relative inline-flex min-h-11 max-w-full flex-wrap items-center gap-2.5 rounded-control border px-3.5 text-small font-medium text-strong"
    >
      <input
        ref={useChecked(isChosen)}
        type="radio"
        name={option.code}
        value={value.code}
        defaultChecked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {value.swatch && (
        <span
          aria-hidden
          className="swatch size-5 shrink-0 rounded-full border border-line-strong"
          style={{ backgroundColor: value.swatch }}
        />
      )}
      <span {...value.nameLanguage} className="option-name">
        {value.name}
      </span>
      {isSoldOut && <span className="text-micro font-normal text-muted">{t.soldOut}</span>}
    </label>
  );
}
