import type { EditedPage } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { knownLanguage, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { EditFrame, useSaving } from '../../forms/edit-frame.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { partsOf, pictureIn, textIn } from '../../forms/form-values.ts';
import { PictureField } from '../../forms/picture-field.tsx';
import { RichTextField } from '../../forms/rich-text/rich-text-field.tsx';
import { LanguageColumns } from '../../forms/texts/language-columns.tsx';
import { SearchTexts } from '../../forms/texts/search-texts.tsx';
import { theirsUnder, useEditForm } from '../../forms/use-edit-form.ts';
import { useMessages } from '../../i18n/language.tsx';
import { productMessages, structureMessages } from '../../messages/en/catalog.ts';
import { pageMessages } from '../../messages/en/content.ts';
import { useMay, useProfile } from '../../session/profile.tsx';
import { EntryScreen } from '../../ui/entry-screen.tsx';
import { Section } from '../../ui/section.tsx';
import { checkPage, type PageIssue, type PageText, pageChanges, pageKey, valuesOf } from './page-form.ts';
import { usePage, useSavePage } from './page-queries.ts';

export function PageScreen() {
  const { code = '' } = useParams();
  const t = useMessages(pageMessages);
  const query = usePage(code);
  return (
    <EntryScreen
      query={query}
      entry={query.data}
      title={t.pages}
      unknown={{ title: t.unknown, text: t.unknownText }}
      list={{ to: '/pages', label: t.all }}
    >
      {(page) => <PageEditor key={code} loaded={page} />}
    </EntryScreen>
  );
}

export function NewPageScreen() {
  const { languages } = useProfile().store;
  return <PageEditor key="new" loaded={emptyPage([...languages])} />;
}

const emptyPage = (languages: string[]): EditedPage => ({
  code: '',
  version: '',
  languages,
  visible: true,
  menu: true,
  publishedOn: null,
  texts: {},
  image: null,
});

function PageEditor({ loaded }: { loaded: EditedPage }) {
  const t = useMessages(pageMessages);
  const common = useMessages(structureMessages);
  const words = useMessages(productMessages);
  const navigate = useNavigate();
  const readOnly = !useMay('catalog.w');
  const { email } = useProfile();
  const save = useSavePage();
  const isNew = loaded.version === '';
  const form = useEditForm<EditedPage, PageIssue>(loaded, {
    draftKey: `page.${loaded.code}.${email}`,
    valuesFrom: valuesOf,
    check: checkPage,
    send: (page, base, values) => save(page, pageChanges(base, values), textIn(values, 'code').trim()),
    theirsIn: theirsUnder('entry.changed', 'page'),
  });
  const { entry: page, values, set } = form;
  const [first = 'en'] = page.languages;
  const [shown, setShown] = useState(first);
  const issueTexts: Readonly<Record<PageIssue, string>> = {
    'name-empty': t.nameEmpty,
    'name-missing': words.nameMissing,
    'text-empty': t.textEmpty,
    slug: words.slugWrong,
    code: common.codeWrong,
  };
  const labelOf = (key: string): string => {
    const { kind, field, of } = partsOf(key);
    return kind === 'text' ? `${t[field as PageText]} (${of.toUpperCase()})` : t[kind as 'visible'];
  };
  const saving = useSaving(form, {
    readOnly,
    issueText: (issue) => issueTexts[issue],
    onSaved: (saved) => {
      showToast({ tone: 'success', text: isNew ? common.created : common.saved });
      if (isNew) navigate(`/pages/${saved.code}`, { replace: true });
    },
    onLanguage: setShown,
  });
  const { issueOf } = saving;
  const field = (name: PageText, language: string) => {
    const key = pageKey(name, language);
    return {
      id: fieldId(key),
      label: t[name],
      value: textIn(values, key),
      issue: issueOf(key),
      readOnly,
      onChange: (value: string) => set({ [key]: value }),
    };
  };
  const hasImage = pictureIn(values, 'image') !== null;
  const columns = { languages: page.languages, values, shown, onShow: setShown };
  const keysOf =
    (...names: PageText[]) =>
    (language: string) =>
      names.map((name) => pageKey(name, language));
  const address = page.texts[first]?.slug;
  return (
    <EditFrame
      form={form}
      saving={saving}
      title={isNew ? t.add : textIn(values, pageKey('name', first)).trim() || page.code}
      back={{ to: '/pages', label: t.all }}
      isNew={isNew}
      readOnly={readOnly}
      labelOf={labelOf}
      merge={{ title: t.mergeTitle, valueText: (_, value) => String(value) }}
      onSave={() => void saving.run(form.save)}
      dialogs={null}
    >
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Section title={t.texts}>
            <LanguageColumns
              {...columns}
              keysIn={keysOf('name', 'summary', 'text', ...(hasImage ? (['imageAlt'] as const) : []))}
            >
              {(language) => (
                <div lang={language} className="language-fields long-text">
                  <TextField {...field('name', language)} maxLength={120} autoComplete="off" />
                  <AreaField
                    {...field('summary', language)}
                    note={words.optional}
                    hint={t.summaryHint}
                    isOneParagraph
                    rows={2}
                    maxLength={1000}
                  />
                  <RichTextField
                    {...field('text', language)}
                    lang={language}
                    note={language === first ? undefined : words.optional}
                  />
                  {hasImage && (
                    <AreaField {...field('imageAlt', language)} note={words.optional} isOneParagraph maxLength={160} />
                  )}
                </div>
              )}
            </LanguageColumns>
          </Section>
          <SearchTexts {...columns} keysIn={keysOf('title', 'metaDescription')} field={field} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Section title={t.place}>
            {isNew && (
              <TextField
                id={fieldId('code')}
                label={common.code}
                hint={t.codeHint}
                value={textIn(values, 'code')}
                issue={issueOf('code')}
                maxLength={64}
                autoComplete="off"
                spellCheck={false}
                onChange={(code) => set({ code })}
              />
            )}
            <CheckField
              id={fieldId('visible')}
              asSwitch
              isOn={values.visible === true}
              onChange={(visible) => !readOnly && set({ visible })}
            >
              {t.visible}
            </CheckField>
            {address && page.visible && (
              <a
                href={`${siteLanguages[knownLanguage(first)].prefix}/content/${address}`}
                target="_blank"
                rel="noreferrer"
                className={linkClassName}
              >
                {t.open}
              </a>
            )}
            <CheckField
              id={fieldId('menu')}
              isOn={values.menu === true}
              onChange={(menu) => !readOnly && set({ menu })}
            >
              {t.menu}
            </CheckField>
            <p className="-mt-2 text-small text-muted">{t.menuHint}</p>
            <TextField
              id={fieldId('publishedOn')}
              type="date"
              label={t.publishedOn}
              note={words.optional}
              hint={t.publishedOnHint}
              value={textIn(values, 'publishedOn')}
              readOnly={readOnly}
              issue={issueOf('publishedOn')}
              onChange={(publishedOn) => set({ publishedOn })}
            />
          </Section>
          <Section title={t.image}>
            <PictureField field="image" label={t.image} values={values} readOnly={readOnly} onChange={set} />
          </Section>
        </div>
      </div>
    </EditFrame>
  );
}
