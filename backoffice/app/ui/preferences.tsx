import { type Language, languages, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import { useSyncExternalStore } from 'react';
import { useLanguageChoice, useMessages } from '../i18n/language.tsx';
import { layoutMessages } from '../messages/en/layout.ts';
import { chooseTheme, currentTheme, onTheme, type Theme, themes } from '../session/theme.ts';

interface ChoiceProps<T extends string> {
  id: string;
  label: string;
  value: T;
  options: readonly (readonly [value: T, name: string])[];
  onChoose: (value: T) => void;
  /** The label is read but not shown. */
  isSmall: boolean;
}

function Choice<T extends string>({ id, label, value, options, onChoose, isSmall }: ChoiceProps<T>) {
  return (
    <div className={isSmall ? '' : 'flex flex-col gap-1.5'}>
      <label htmlFor={id} className={isSmall ? 'sr-only' : 'text-small font-medium text-strong'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value as T)}
        className="control w-full rounded-control border border-line-strong bg-surface pr-8 pl-3 text-small text-body"
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Language and appearance, kept in this browser. `place` keeps the ids apart. */
export function Preferences({ place, isSmall = false }: { place: string; isSmall?: boolean }) {
  const t = useMessages(layoutMessages);
  const { language, choose } = useLanguageChoice();
  const theme = useSyncExternalStore(onTheme, currentTheme);
  return (
    <>
      <Choice<Language>
        id={`${place}-language`}
        label={t.language}
        value={language}
        options={languages.map((code) => [code, siteLanguages[code].name])}
        onChoose={choose}
        isSmall={isSmall}
      />
      <Choice<Theme>
        id={`${place}-theme`}
        label={t.theme}
        value={theme}
        options={themes.map((name) => [name, t.themes[name]])}
        onChoose={chooseTheme}
        isSmall={isSmall}
      />
    </>
  );
}
