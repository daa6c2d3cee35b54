import { knownLanguage, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { textIn } from '../../../../forms/form-values.ts';
import { LanguageColumns } from '../../../../forms/texts/language-columns.tsx';
import { useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { useProfile } from '../../../../session/profile.tsx';
import { FoldSection } from '../../../../ui/section.tsx';
import { type TextFieldName, textKey } from '../form/product-values.ts';
import { type TextsProps, textFieldProps } from './texts-section.tsx';

/** About what search engines show. */
const TITLE = 60;
const DESCRIPTION = 155;

const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text);

export function SearchSection({ form, issueOf, readOnly, shown, onShow }: TextsProps) {
  const t = useMessages(productMessages);
  const { product, values } = form;
  const { store } = useProfile();
  const text = (name: TextFieldName, language: string) => textIn(values, textKey(name, language)).trim();
  const field = textFieldProps({ form, issueOf });
  return (
    <FoldSection name="search" title={t.search} isFolded>
      <LanguageColumns
        languages={product.languages}
        values={values}
        keysIn={(language) => [textKey('title', language), textKey('metaDescription', language)]}
        shown={shown}
        onShow={onShow}
      >
        {(language) => {
          const title = text('title', language) || text('name', language);
          const description = text('metaDescription', language) || text('highlights', language);
          const slug = text('slug', language);
          return (
            <div className="language-fields">
              <TextField
                {...field('title', language)}
                label={t.title}
                note={t.optional}
                hint={title.length > TITLE ? t.letters(title.length, TITLE) : t.titleHint}
                readOnly={readOnly}
                autoComplete="off"
              />
              <AreaField
                {...field('metaDescription', language)}
                label={t.metaDescription}
                note={t.optional}
                hint={description.length > DESCRIPTION ? t.letters(description.length, DESCRIPTION) : t.metaHint}
                readOnly={readOnly}
                rows={2}
              />
              <TextField
                {...field('slug', language)}
                label={t.slug}
                note={t.optional}
                hint={t.slugHint}
                readOnly={readOnly}
                autoComplete="off"
                spellCheck={false}
              />
              <figure className="min-w-0 rounded-control border border-line bg-sunken p-3">
                <figcaption className="mb-1 text-micro text-muted">{t.preview}</figcaption>
                <p className="truncate text-small text-second">
                  {location.host}
                  {siteLanguages[knownLanguage(language)].prefix}/product/{slug || '…'}
                </p>
                <p lang={language} className="break-words text-link">
                  {cut(title ? `${title} – ${store.name}` : '…', TITLE)}
                </p>
                <p lang={language} className="text-small break-words text-second">
                  {cut(description, DESCRIPTION)}
                </p>
              </figure>
            </div>
          );
        }}
      </LanguageColumns>
    </FoldSection>
  );
}
