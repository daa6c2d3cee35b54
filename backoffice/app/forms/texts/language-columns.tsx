import { classNames } from '@vitrine/ui/class-names.ts';
import type { ReactNode } from 'react';
import { asTitle, languageText } from '../../format/names.ts';
import { remember, useRemembered } from '../../hooks/use-remembered.ts';
import { useLocale, useMessages } from '../../i18n/language.tsx';
import { productMessages } from '../../messages/en/catalog.ts';
import { textButtonClassName } from '../../ui/class-names.ts';
import { Chips } from '../../ui/filter-controls.tsx';
import { type FormValues, textIn } from '../form-values.ts';

interface LanguageColumnsProps {
  languages: readonly string[];
  values: FormValues;
  /** The keys of the texts that a language should have when the first one has them. */
  keysIn: (language: string) => readonly string[];
  shown: string;
  onShow: (language: string) => void;
  /** Its fields, in an element of the class `language-fields`. */
  children: (language: string) => ReactNode;
}

const LAYOUT = 'languages';
const BESIDE = 'beside';

/** The texts in one language at a time, or in all of them side by side where there is room and the person wants it. */
export function LanguageColumns({ languages, values, keysIn, shown, onShow, children }: LanguageColumnsProps) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const isBeside = useRemembered(LAYOUT) === BESIDE;
  const nameOf = (language: string) => asTitle(languageText(language, locale), locale);
  const noteOf = (language: string) => {
    const count = gapsIn(language, { languages, values, keysIn });
    return count > 0 && <Gaps count={count} />;
  };
  const columns = !isBeside ? '' : languages.length > 2 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  return (
    <>
      {languages.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:absolute md:top-2 md:right-5">
          <div className={isBeside ? 'lg:hidden' : ''}>
            <Chips
              label={t.language}
              options={languages.map((value) => ({ value, name: nameOf(value), note: noteOf(value) }))}
              chosen={shown}
              onChoose={(language) => language && onShow(language)}
            />
          </div>
          <button
            type="button"
            aria-pressed={isBeside}
            onClick={() => remember(LAYOUT, isBeside ? 'single' : BESIDE)}
            className={`${textButtonClassName} max-lg:hidden`}
          >
            {t.sideBySide}
          </button>
        </div>
      )}
      <div className={classNames('grid gap-x-5', columns)}>
        {languages.map((language) => (
          <div
            key={language}
            hidden={!isBeside && language !== shown}
            className={classNames(
              'min-w-0',
              isBeside && 'language-column',
              isBeside && language !== shown && 'max-lg:hidden',
            )}
          >
            {isBeside && (
              <p className="mb-4 flex items-center gap-2 font-medium text-strong max-lg:sr-only">
                {nameOf(language)}
                {noteOf(language)}
              </p>
            )}
            {children(language)}
          </div>
        ))}
      </div>
    </>
  );
}

/** How many texts there are in the first language and not in this one. */
function gapsIn(
  language: string,
  { languages: [first = ''], values, keysIn }: Pick<LanguageColumnsProps, 'languages' | 'values' | 'keysIn'>,
): number {
  const hasText = (key: string) => textIn(values, key).trim() !== '';
  const wanted = keysIn(first).map(hasText);
  return keysIn(language).filter((key, index) => wanted[index] && !hasText(key)).length;
}

/** The number of missing texts, which is read with its unit. */
export function Gaps({ count }: { count: number }) {
  const t = useMessages(productMessages);
  return (
    <span
      title={t.missing(count)}
      className="inline-block rounded-full bg-warn-back px-1.5 text-micro font-semibold text-warn"
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t.missing(count)}</span>
    </span>
  );
}
