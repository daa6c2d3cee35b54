import { AreaField } from '@vitrine/ui/area-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import { useMessages } from '../../i18n/language.tsx';
import { productMessages, structureMessages } from '../../messages/en/catalog.ts';
import { Section } from '../../ui/section.tsx';
import { LanguageColumns } from './language-columns.tsx';

type SearchText = 'title' | 'metaDescription' | 'slug';

interface SearchTextsProps extends Omit<ComponentProps<typeof LanguageColumns>, 'children'> {
  field: (
    name: SearchText,
    language: string,
  ) => Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'onChange'> & {
    issue: string | null;
    value: string;
    readOnly: boolean;
  };
}

/** The texts of an entry for search engines, and its address. */
export function SearchTexts({ field, ...columns }: SearchTextsProps) {
  const t = useMessages(structureMessages);
  const words = useMessages(productMessages);
  return (
    <Section title={t.searchEngines}>
      <LanguageColumns {...columns}>
        {(language) => (
          <div className="language-fields">
            <TextField {...field('title', language)} note={words.optional} hint={words.titleHint} autoComplete="off" />
            <AreaField {...field('metaDescription', language)} note={words.optional} rows={2} />
            <TextField
              {...field('slug', language)}
              note={words.optional}
              hint={words.slugHint}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        )}
      </LanguageColumns>
    </Section>
  );
}
