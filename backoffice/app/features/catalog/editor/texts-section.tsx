import { AreaField } from '@vitrine/ui/area-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useMessages } from '../../../i18n/language.tsx';
import { productMessages } from '../../../messages/en/catalog.ts';
import { Section } from '../../../ui/section.tsx';
import type { EditorProps } from './editor-props.ts';
import { textIn, textKey } from './form-values.ts';
import { LanguageColumns } from './language-columns.tsx';
import { textFieldProps } from './text-field-props.ts';

interface TextsSectionProps extends EditorProps {
  shown: string;
  onShow: (language: string) => void;
}

export function TextsSection({ form, problemOf, readOnly, shown, onShow }: TextsSectionProps) {
  const t = useMessages(productMessages);
  const { product, values } = form;
  const field = textFieldProps({ form, problemOf });
  return (
    <Section title={t.texts}>
      <LanguageColumns
        languages={product.languages}
        shown={shown}
        onShow={onShow}
        isMissing={(language) => product.id !== 0 && textIn(values, textKey('name', language)).trim() === ''}
      >
        {(language) => (
          <div lang={language} className="language-fields">
            <TextField {...field('name', language)} label={t.name} readOnly={readOnly} autoComplete="off" />
            <AreaField
              {...field('highlights', language)}
              label={t.highlights}
              note={t.optional}
              readOnly={readOnly}
              rows={2}
            />
            <AreaField
              {...field('description', language)}
              label={t.description}
              note={t.optional}
              hint={t.descriptionHint}
              readOnly={readOnly}
              rows={9}
            />
            <AreaField
              {...field('keywords', language)}
              label={t.keywords}
              note={t.optional}
              hint={t.keywordsHint}
              readOnly={readOnly}
              isOneParagraph
            />
          </div>
        )}
      </LanguageColumns>
    </Section>
  );
}
