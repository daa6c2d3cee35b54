import { classNames } from '@vitrine/ui/class-names.ts';
import type { ReactNode } from 'react';
import { asTitle, languageText } from '../../../../format/names.ts';
import { useLocale, useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Chips } from '../../../../ui/filter-controls.tsx';

interface LanguageColumnsProps {
  languages: readonly string[];
  /** On narrow screens one language at a time is shown. */
  shown: string;
  onShow: (language: string) => void;
  isMissing: (language: string) => boolean;
  /** Its fields, in an element of the class `language-fields`. */
  children: (language: string) => ReactNode;
}

/** The languages of the store side by side, or one after the other where there is no room. */
export function LanguageColumns({ languages, shown, onShow, isMissing, children }: LanguageColumnsProps) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const nameOf = (language: string) => asTitle(languageText(language, locale), locale);
  const columns = languages.length > 2 ? 'lg:grid-cols-3' : languages.length > 1 ? 'lg:grid-cols-2' : '';
  return (
    <>
      {languages.length > 1 && (
        <div className="lg:hidden">
          <Chips
            label={t.language}
            options={languages.map((value) => ({ value, name: nameOf(value) }))}
            chosen={shown}
            onChoose={(language) => language && onShow(language)}
          />
        </div>
      )}
      <div className={classNames('grid gap-x-5', columns)}>
        {languages.map((language) => (
          <div key={language} className={classNames('language-column', language !== shown && 'max-lg:hidden')}>
            {languages.length > 1 && (
              <p className="mb-4 flex items-center gap-2 font-medium text-strong max-lg:sr-only">
                {nameOf(language)}
                {isMissing(language) && <Badge tone="warn">{t.missing}</Badge>}
              </p>
            )}
            {children(language)}
          </div>
        ))}
      </div>
    </>
  );
}
