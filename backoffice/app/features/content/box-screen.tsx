import type { BoxChanges, EditedBox } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EditFrame, useSaving } from '../../forms/edit-frame.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { changedKeys, type FormValues, partsOf, textIn } from '../../forms/form-values.ts';
import { RichTextField } from '../../forms/rich-text/rich-text-field.tsx';
import { LanguageColumns } from '../../forms/texts/language-columns.tsx';
import { theirsUnder, useEditForm } from '../../forms/use-edit-form.ts';
import { useMessages } from '../../i18n/language.tsx';
import { productMessages, structureMessages } from '../../messages/en/catalog.ts';
import { boxMessages, pageMessages } from '../../messages/en/content.ts';
import { useMay, useProfile } from '../../session/profile.tsx';
import { EntryScreen } from '../../ui/entry-screen.tsx';
import { Section } from '../../ui/section.tsx';
import { useBox, useSaveBox } from './page-queries.ts';

/** A text that stands in a fixed place of the shop. */
export function BoxScreen() {
  const { code = '' } = useParams();
  const t = useMessages(pageMessages);
  const query = useBox(code);
  return (
    <EntryScreen
      query={query}
      entry={query.data ?? undefined}
      title={t.pages}
      unknown={{ title: t.unknown, text: t.unknownText }}
      list={{ to: '/pages', label: t.all }}
    >
      {(box) => <BoxEditor key={code} loaded={box} />}
    </EntryScreen>
  );
}

const textKey = (language: string): string => `text:text:${language}`;

function BoxEditor({ loaded }: { loaded: EditedBox }) {
  const t = useMessages(pageMessages);
  const boxes = useMessages(boxMessages);
  const common = useMessages(structureMessages);
  const words = useMessages(productMessages);
  const readOnly = !useMay('catalog.w');
  const { email, store } = useProfile();
  const { languages } = store;
  const save = useSaveBox();
  const form = useEditForm<EditedBox, never>(loaded, {
    draftKey: `box.${loaded.code}.${email}`,
    valuesFrom: ({ visible, texts }) => ({
      visible,
      ...Object.fromEntries(languages.map((language) => [textKey(language), texts[language] ?? ''])),
    }),
    check: () => ({}),
    send: (box, base, values) => save(box, boxChanges(base, values)),
    theirsIn: theirsUnder('entry.changed', 'box'),
  });
  const { entry: box, values, set } = form;
  const [first = 'en'] = languages;
  const [shown, setShown] = useState(first);
  const saving = useSaving(form, {
    readOnly,
    issueText: () => null,
    onSaved: () => showToast({ tone: 'success', text: common.saved }),
    onLanguage: setShown,
  });
  const { title, hint } = boxText(box.code, boxes);
  return (
    <EditFrame
      form={form}
      saving={saving}
      title={title}
      back={{ to: '/pages', label: t.all }}
      isNew={false}
      readOnly={readOnly}
      labelOf={(key) => (key === 'visible' ? t.visible : `${t.text} (${partsOf(key).of.toUpperCase()})`)}
      merge={{ title: t.mergeTitle, valueText: (_, value) => String(value) }}
      onSave={() => void saving.run(form.save)}
      dialogs={null}
    >
      <Section title={t.texts}>
        <p className="text-second">{hint}</p>
        <CheckField
          id={fieldId('visible')}
          asSwitch
          isOn={values.visible === true}
          onChange={(visible) => !readOnly && set({ visible })}
        >
          {t.visible}
        </CheckField>
        <LanguageColumns
          languages={languages}
          values={values}
          shown={shown}
          onShow={setShown}
          keysIn={(language) => [textKey(language)]}
        >
          {(language) => (
            <div lang={language} className="language-fields">
              <RichTextField
                id={fieldId(textKey(language))}
                label={t.text}
                note={words.optional}
                value={textIn(values, textKey(language))}
                issue={saving.issueOf(textKey(language))}
                readOnly={readOnly}
                lang={language}
                onChange={(text) => set({ [textKey(language)]: text })}
              />
            </div>
          )}
        </LanguageColumns>
      </Section>
    </EditFrame>
  );
}

/** Only what was changed. */
function boxChanges(base: FormValues, values: FormValues): BoxChanges {
  const changed = changedKeys(base, values);
  const texts = changed.filter((key) => partsOf(key).kind === 'text');
  return {
    ...(changed.includes('visible') && { visible: values.visible === true }),
    ...(texts.length > 0 && {
      texts: Object.fromEntries(texts.map((key) => [partsOf(key).of, textIn(values, key).trim()])),
    }),
  };
}

/** A box of another storefront is called by its code. */
export const boxText = (code: string, t: typeof boxMessages): { readonly title: string; readonly hint: string } =>
  t.known[code] ?? { title: code, hint: t.other };
