import type { Country } from '@vitrine/contract/store/store-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import type { ComponentProps } from 'react';
import type { SharedState } from '../hooks/shared-load.ts';
import { useMessages } from '../i18n/use-language.ts';
import { fieldMessages } from '../messages/en/forms.ts';
import { useCountryList } from './use-countries.ts';

type SelectProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'prompt'>;

/** The country of an address. Other fields can be filled in while the list is missing. */
export function CountryField({ prompt, ...rest }: SelectProps & { prompt?: string }) {
  const { retry, ...list } = useCountryList();
  const texts = useMessages(fieldMessages);
  return (
    <CountrySelect
      {...rest}
      {...(prompt !== undefined && { prompt })}
      texts={{ ...texts, label: texts.country }}
      list={list}
      onRetry={retry}
    />
  );
}

interface CountrySelectProps extends SelectProps {
  texts: Readonly<Record<'label' | 'loading' | 'listFailed' | 'tryAgain', string>>;
  list: SharedState<Country[]>;
  /** While nothing is chosen. */
  prompt?: string;
  onRetry: () => void;
}

export function CountrySelect({ texts, list, prompt = '', onRetry, ...rest }: CountrySelectProps) {
  const hasFailed = list.data === undefined && list.error !== undefined;
  return (
    <div className="flex flex-col gap-1">
      <SelectField
        {...rest}
        label={texts.label}
        aria-busy={list.isLoading}
        prompt={list.data || hasFailed ? prompt : texts.loading}
        options={(list.data ?? []).map(({ code, name }) => ({ value: code, name }))}
        {...(hasFailed && { issue: texts.listFailed, isQuiet: false })}
      />
      {hasFailed && <RetryButton label={texts.tryAgain} isBusy={list.isLoading} onPress={onRetry} />}
    </div>
  );
}

interface RetryButtonProps {
  label: string;
  isBusy: boolean;
  onPress: () => void;
}

/** Below a field whose list could not be loaded. */
export const RetryButton = ({ label, isBusy, onPress }: RetryButtonProps) => (
  <button type="button" aria-busy={isBusy} onClick={onPress} className={`${linkClassName} self-start`}>
    {label}
  </button>
);
