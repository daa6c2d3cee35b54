import type { EditedCategory } from '@vitrine/contract/product-editing/edited-structure.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { CustomSection, useCustomValueText } from '../../../forms/custom-field-inputs.tsx';
import { fieldsOfSubject } from '../../../forms/custom-values.ts';
import { EditFrame, useSaving } from '../../../forms/edit-frame.tsx';
import { fieldId } from '../../../forms/field-id.ts';
import { partsOf, pictureIn, textIn } from '../../../forms/form-values.ts';
import { PictureField } from '../../../forms/picture-field.tsx';
import { RichTextField } from '../../../forms/rich-text/rich-text-field.tsx';
import { LanguageColumns } from '../../../forms/texts/language-columns.tsx';
import { SearchTexts } from '../../../forms/texts/search-texts.tsx';
import { theirsUnder, useEditForm } from '../../../forms/use-edit-form.ts';
import { useNotation, useValueIssue } from '../../../forms/use-notation.ts';
import { useLanguageChoice, useMessages } from '../../../i18n/language.tsx';
import { productMessages, structureMessages } from '../../../messages/en/catalog.ts';
import { type CustomFields, useCustomFieldName, useCustomFields } from '../../../session/custom-fields.ts';
import { useMay, useProfile } from '../../../session/profile.tsx';
import { EntryScreen } from '../../../ui/entry-screen.tsx';
import { Section } from '../../../ui/section.tsx';
import { useCategoryTree } from '../editor/product-queries.ts';
import { categoryPaths } from '../named-categories.ts';
import {
  type CategoryIssue,
  type CategoryText,
  categoryChanges,
  categoryKey,
  checkCategory,
  valuesOf,
} from './category-form.ts';
import { HideDialog } from './hide-dialog.tsx';
import { useCategory, useSaveCategory } from './structure-queries.ts';

export function CategoryScreen() {
  const { code = '' } = useParams();
  const t = useMessages(structureMessages);
  const query = useCategory(code);
  const fields = useCustomFields();
  return (
    <EntryScreen
      query={query.data ? fields : query}
      entry={fields.data && query.data}
      title={t.categories}
      unknown={{ title: t.unknown, text: t.unknownText }}
      list={{ to: '/categories', label: t.allCategories }}
    >
      {(category) => <CategoryEditor key={code} loaded={category} customFields={fields.data ?? []} />}
    </EntryScreen>
  );
}

export function NewCategoryScreen() {
  const { languages } = useProfile().store;
  const t = useMessages(structureMessages);
  const fields = useCustomFields();
  return (
    <EntryScreen
      query={fields}
      entry={fields.data}
      title={t.addCategory}
      unknown={{ title: t.unknown, text: t.unknownText }}
      list={{ to: '/categories', label: t.allCategories }}
    >
      {(customFields) => (
        <CategoryEditor key="new" loaded={emptyCategory([...languages])} customFields={customFields} />
      )}
    </EntryScreen>
  );
}

const emptyCategory = (languages: string[]): EditedCategory => ({
  code: '',
  version: '',
  languages,
  parent: null,
  visible: true,
  featured: false,
  texts: {},
  fields: {},
  image: null,
  headImage: null,
});

interface CategoryEditorProps {
  loaded: EditedCategory;
  customFields: CustomFields;
}

function CategoryEditor({ loaded, customFields }: CategoryEditorProps) {
  const t = useMessages(structureMessages);
  const words = useMessages(productMessages);
  const navigate = useNavigate();
  const { language: own } = useLanguageChoice();
  const readOnly = !useMay('catalog.w');
  const { email, store } = useProfile();
  const notation = useNotation(store.currency);
  const custom = {
    fields: fieldsOfSubject(customFields, 'category'),
    languages: loaded.languages,
    notation,
  };
  const valueIssue = useValueIssue(notation.digits);
  const customName = useCustomFieldName();
  const customText = useCustomValueText();
  const save = useSaveCategory();
  const tree = useCategoryTree().data ?? [];
  const isNew = loaded.version === '';
  const form = useEditForm<EditedCategory, CategoryIssue>(loaded, {
    draftKey: `category.${loaded.code}.${email}`,
    valuesFrom: (category) => valuesOf(category, custom),
    check: (category, values) => checkCategory(category, values, custom),
    send: (category, base, values) =>
      save(category, categoryChanges(base, values, custom), {
        code: textIn(values, 'code').trim(),
        parent: textIn(values, 'parent') || null,
      }),
    theirsIn: theirsUnder('entry.changed', 'category'),
  });
  const { entry: category, values, set } = form;
  const [first = 'en'] = category.languages;
  const [shown, setShown] = useState(first);
  const [isHiding, setHiding] = useState(false);
  const texts: Readonly<Record<Extract<CategoryIssue, string>, string>> = {
    'name-empty': t.nameEmpty,
    'name-long': words.nameLong(120),
    'name-missing': words.nameMissing,
    slug: words.slugWrong,
    code: t.codeWrong,
  };
  const labelOf = (key: string): string => {
    const { kind, field, of } = partsOf(key);
    if (kind === 'text') return `${t[field as CategoryText]} (${of.toUpperCase()})`;
    return customName(key, customFields) ?? t[kind as 'visible'];
  };
  const saving = useSaving(form, {
    readOnly,
    issueText: (issue) => (typeof issue === 'string' ? texts[issue] : valueIssue(issue)),
    onSaved: (saved) => {
      showToast({ tone: 'success', text: isNew ? t.created : t.saved });
      if (isNew) navigate(`/categories/${saved.code}`, { replace: true });
    },
    onLanguage: setShown,
  });
  const { issueOf } = saving;
  const field = (name: CategoryText, language: string) => {
    const key = categoryKey(name, language);
    return {
      id: fieldId(key),
      label: t[name],
      value: textIn(values, key),
      issue: issueOf(key),
      readOnly,
      onChange: (value: string) => set({ [key]: value }),
    };
  };
  const hasHeadImage = Boolean(pictureIn(values, 'headImage'));
  const columns = { languages: category.languages, values, shown, onShow: setShown };
  const keysOf =
    (...names: CategoryText[]) =>
    (language: string) =>
      names.map((name) => categoryKey(name, language));
  return (
    <EditFrame
      form={form}
      saving={saving}
      title={isNew ? t.addCategory : textIn(values, categoryKey('name', first)).trim() || category.code}
      back={{ to: '/categories', label: t.allCategories }}
      isNew={isNew}
      readOnly={readOnly}
      labelOf={labelOf}
      merge={{ title: t.mergeTitle, valueText: (key, value) => customText(key, String(value), customFields) }}
      onSave={() => void saving.run(form.save)}
      dialogs={
        isHiding && (
          <HideDialog code={category.code} onConfirm={() => set({ visible: false })} onClose={() => setHiding(false)} />
        )
      }
    >
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {isNew && (
            <Section title={t.code}>
              <TextField
                id={fieldId('code')}
                label={t.code}
                hint={t.codeHint}
                value={textIn(values, 'code')}
                issue={issueOf('code')}
                maxLength={64}
                autoComplete="off"
                spellCheck={false}
                onChange={(code) => set({ code })}
              />
              <SelectField
                id={fieldId('parent')}
                label={t.parent}
                prompt={t.top}
                value={textIn(values, 'parent')}
                options={[...categoryPaths(tree, own)].map(([value, name]) => ({ value, name }))}
                onChange={(parent) => set({ parent })}
              />
            </Section>
          )}
          <Section title={t.texts}>
            <LanguageColumns
              {...columns}
              keysIn={keysOf('name', 'description', ...(hasHeadImage ? (['headAlt'] as const) : []))}
            >
              {(language) => (
                <div lang={language} className="language-fields">
                  <TextField {...field('name', language)} autoComplete="off" />
                  <RichTextField {...field('description', language)} lang={language} note={words.optional} />
                  {hasHeadImage && (
                    <AreaField {...field('headAlt', language)} note={words.optional} isOneParagraph maxLength={160} />
                  )}
                </div>
              )}
            </LanguageColumns>
          </Section>
          <CustomSection form={custom} values={values} set={set} issueOf={issueOf} readOnly={readOnly} />
          <SearchTexts {...columns} keysIn={keysOf('title', 'metaDescription')} field={field} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Section title={t.visible}>
            <CheckField
              id={fieldId('visible')}
              asSwitch
              isOn={values.visible === true}
              onChange={(visible) => {
                if (readOnly) return;
                if (visible || isNew) set({ visible });
                else setHiding(true);
              }}
            >
              {t.visible}
            </CheckField>
            <CheckField
              id={fieldId('featured')}
              isOn={values.featured === true}
              onChange={(featured) => !readOnly && set({ featured })}
            >
              {t.featured}
            </CheckField>
          </Section>
          <Section title={t.pictures}>
            <PictureField field="image" label={t.image} values={values} readOnly={readOnly} onChange={set} />
            <PictureField field="headImage" label={t.headImage} values={values} readOnly={readOnly} onChange={set} />
          </Section>
        </div>
      </div>
    </EditFrame>
  );
}
