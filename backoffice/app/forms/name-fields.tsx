import { TextField } from '@vitrine/ui/text-field.tsx';
import { useLocale, useMessages } from '../i18n/language.tsx';
import { productMessages, structureMessages } from '../messages/en/catalog.ts';

interface NameFieldsProps {
  idOf: (language: string) => string;
  languages: readonly string[];
  names: Readonly<Record<string, string>>;
  issue: string | null;
  readOnly?: boolean;
  onChange: (names: Record<string, string>) => void;
}

/** A name in every language of the store; the first one is needed. */
export function NameFields({ idOf, languages, names, issue, readOnly = false, onChange }: NameFieldsProps) {
  const t = useMessages(structureMessages);
  const words = useMessages(productMessages);
  const shown = new Intl.DisplayNames([useLocale()], { type: 'language' });
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {languages.map((language, index) => (
        <TextField
          key={language}
          id={idOf(language)}
          lang={language}
          label={languages.length > 1 ? `${t.name} (${shown.of(language) ?? language})` : t.name}
          note={index > 0 ? words.optional : undefined}
          value={names[language] ?? ''}
          issue={index === 0 ? issue : null}
          maxLength={120}
          readOnly={readOnly}
          autoComplete="off"
          onChange={(name) => onChange({ ...names, [language]: name })}
        />
      ))}
    </div>
  );
}
