import { Button } from '@vitrine/ui/button.tsx';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { useMessages } from '../../../i18n/use-language.ts';
import { productMessages } from '../../../messages/en/product.ts';
import { type Choice, isSoldOut } from './choose-variant.ts';
import { OptionValueChoice } from './option-value-choice.tsx';
import type { ProductView } from './product-view.ts';

interface OptionPickerProps {
  product: ProductView;
  choice: Choice;
  /** The button was clicked while the combination has no variant. */
  isMissing?: boolean;
}

const optionsId = 'options';

/** Radio buttons in a GET form: the choice is in the URL, so it can be shared and undone with Back. */
export function OptionPicker({ product, choice, isMissing = false }: OptionPickerProps) {
  const t = useMessages(productMessages);
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  if (product.options.length === 0) return null;
  const choose = () => submit(form.current, { preventScrollReset: true });
  return (
    <Form ref={form} id={optionsId} method="get" preventScrollReset className="flex flex-col gap-5">
      {product.options.map((option) => {
        const chosen = choice.values[option.code];
        return (
          <fieldset key={option.code} className="min-w-0">
            <legend className="mb-2.5 text-strong">
              <span {...option.nameLanguage} className="font-semibold">
                {t.chosen(option.name)}
              </span>{' '}
              <span {...chosen?.nameLanguage} className="text-second">
                {chosen?.name}
              </span>
            </legend>
            <div className="flex flex-wrap gap-2">
              {option.values.map((value) => (
                <OptionValueChoice
                  key={value.id}
                  option={option}
                  value={value}
                  isChosen={chosen?.id === value.id}
                  isSoldOut={isSoldOut(product, choice, option, value)}
                  onChoose={choose}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <p role="alert" className="flex items-start gap-2 text-small font-medium text-error empty:hidden">
        {isMissing && (
          <>
            <CircleAlert className="mt-px" size={18} />
            {t.choose(product.options.map(({ name }) => name).join(', '))}
          </>
        )}
      </p>
      <Button type="submit" kind="secondary" className="without-script">
        {t.show}
      </Button>
    </Form>
  );
}

/** Instead of a disabled button: a click without a valid variant focuses the options. */
export function useMissingOption(product: ProductView, { values, variant }: Choice) {
  const chosen = Object.values(values)
    .map(({ code }) => code)
    .join(' ');
  const [askedFor, setAskedFor] = useState<string | null>(null);
  if (variant || product.variants.length === 0) return { isMissing: false, onMissing: undefined };
  return {
    isMissing: askedFor === chosen,
    onMissing: () => {
      setAskedFor(chosen);
      document.querySelector<HTMLElement>(`#${optionsId} :checked`)?.focus();
    },
  };
}
