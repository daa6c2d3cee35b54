import type { EditedHome, SentHomeSection } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { iconButton, linkClassName } from '@vitrine/ui/class-names.ts';
import { Plus, Trash2 } from '@vitrine/ui/icons.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { EditFrame, type Saving, useSaving } from '../../forms/edit-frame.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { partsOf, pictureIn, textIn } from '../../forms/form-values.ts';
import { MoveButton } from '../../forms/move-button.tsx';
import { PictureField } from '../../forms/picture-field.tsx';
import { LanguageColumns } from '../../forms/texts/language-columns.tsx';
import { type EditForm, theirsUnder, useEditForm } from '../../forms/use-edit-form.ts';
import { useMessages } from '../../i18n/language.tsx';
import { productMessages, structureMessages } from '../../messages/en/catalog.ts';
import { homeMessages, pageMessages } from '../../messages/en/content.ts';
import { useMay, useProfile } from '../../session/profile.tsx';
import { textButtonClassName } from '../../ui/class-names.ts';
import { EntryScreen } from '../../ui/entry-screen.tsx';
import { Section } from '../../ui/section.tsx';
import {
  addedSection,
  checkHome,
  type HomeIssue,
  type HomeText,
  homeTextKey,
  idsIn,
  partsOfType,
  SECTIONS,
  sectionKey,
  sectionsFrom,
  typeIn,
  valuesOf,
} from './home-form.ts';
import { useHome, useSaveHome } from './page-queries.ts';

type SectionType = SentHomeSection['type'];

/** The sections that shoppers see first, from top to bottom. */
export function HomeScreen() {
  const t = useMessages(pageMessages);
  const words = useMessages(homeMessages);
  const query = useHome();
  return (
    <EntryScreen
      query={query}
      entry={query.data}
      title={words.title}
      unknown={{ title: t.unknown, text: t.unknownText }}
      list={{ to: '/pages', label: t.all }}
    >
      {(home) => <HomeEditor loaded={home} />}
    </EntryScreen>
  );
}

function HomeEditor({ loaded }: { loaded: EditedHome }) {
  const t = useMessages(homeMessages);
  const pages = useMessages(pageMessages);
  const common = useMessages(structureMessages);
  const readOnly = !useMay('catalog.w');
  const { email, store } = useProfile();
  const { languages } = store;
  const save = useSaveHome();
  const form = useEditForm<EditedHome, HomeIssue>(loaded, {
    draftKey: `home.${email}`,
    valuesFrom: (home) => valuesOf(home, languages),
    check: checkHome,
    send: (home, _, values) => save(home.version, sectionsFrom(home, values, languages)),
    theirsIn: theirsUnder('entry.changed', 'home'),
  });
  const { entry: home, values, set } = form;
  const [shown, setShown] = useState(languages[0] ?? 'en');
  const issueTexts: Readonly<Record<HomeIssue, string>> = { link: t.linkWrong, group: t.groupMissing };
  const saving = useSaving(form, {
    readOnly,
    issueText: (issue) => issueTexts[issue],
    onSaved: () => showToast({ tone: 'success', text: common.saved }),
    onLanguage: setShown,
  });
  const ids = idsIn(values);
  const titleOf = (id: string) => t.types[typeIn(values, id)];
  const labelOf = (key: string): string => {
    const { kind, field, of } = partsOf(key);
    if (kind === SECTIONS) return t.order;
    if (kind === 'text') return `${textLabel(field.replace(/@.*/, '') as HomeText, t)} (${of.toUpperCase()})`;
    return t[field as 'link'];
  };
  const moved = (id: string, by: number) => {
    const rest = ids.filter((one) => one !== id);
    return rest.toSpliced(ids.indexOf(id) + by, 0, id);
  };
  return (
    <EditFrame
      form={form}
      saving={saving}
      title={t.title}
      back={{ to: '/pages', label: pages.all }}
      isNew={false}
      readOnly={readOnly}
      labelOf={labelOf}
      merge={{ title: pages.mergeTitle, valueText: (_, value) => String(value) }}
      onSave={() => void saving.run(form.save)}
      dialogs={null}
      actions={
        <a href="/" target="_blank" rel="noreferrer" className={linkClassName}>
          {pages.open}
        </a>
      }
    >
      <div className="flex max-w-4xl flex-col gap-5">
        <p className="text-second">{ids.length === 0 ? t.empty : t.intro}</p>
        {ids.map((id, index) => (
          <Section key={id} title={`${index + 1}. ${titleOf(id)}`}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <CheckField
                id={fieldId(sectionKey('visible', id))}
                asSwitch
                isOn={values[sectionKey('visible', id)] === true}
                onChange={(visible) => !readOnly && set({ [sectionKey('visible', id)]: visible })}
              >
                {t.visible}
              </CheckField>
              {!readOnly && (
                <span className="-mr-3 flex">
                  <MoveButton
                    label={common.moveUp(titleOf(id))}
                    isUp
                    isPossible={index > 0}
                    onMove={() => set({ [SECTIONS]: moved(id, -1) })}
                  />
                  <MoveButton
                    label={common.moveDown(titleOf(id))}
                    isPossible={index < ids.length - 1}
                    onMove={() => set({ [SECTIONS]: moved(id, 1) })}
                  />
                  <button
                    type="button"
                    aria-label={common.removeOf(titleOf(id))}
                    onClick={() => set({ [SECTIONS]: ids.filter((one) => one !== id) })}
                    className={iconButton}
                  >
                    <Trash2 size={18} />
                  </button>
                </span>
              )}
            </div>
            <SectionFields
              {...{ id, form, saving, readOnly, languages, shown, groups: home.groups }}
              onShow={setShown}
            />
          </Section>
        ))}
        {!readOnly && (
          <SelectField
            id="add-section"
            label={t.add}
            prompt={t.choose}
            value=""
            options={Object.keys(partsOfType).map((type) => ({ value: type, name: t.types[type as SectionType] }))}
            onChange={(type) => type && set(addedSection(values, type as SectionType, crypto.randomUUID()))}
          />
        )}
      </div>
    </EditFrame>
  );
}

/** The screen has a title, too. */
const textLabel = (name: HomeText, t: typeof homeMessages): string => (name === 'title' ? t.sectionTitle : t[name]);

interface SectionFieldsProps {
  id: string;
  form: EditForm<EditedHome, HomeIssue>;
  saving: Saving<EditedHome>;
  readOnly: boolean;
  languages: readonly string[];
  groups: readonly string[];
  shown: string;
  onShow: (language: string) => void;
}

function SectionFields({ id, form, saving, readOnly, languages, groups, shown, onShow }: SectionFieldsProps) {
  const t = useMessages(homeMessages);
  const words = useMessages(productMessages);
  const { values, set } = form;
  const parts = partsOfType[typeIn(values, id)];
  const hasImage = pictureIn(values, sectionKey('image', id)) !== null;
  const items = idsIn(values, sectionKey('items', id));
  const texts: HomeText[] = [
    ...(parts.includes('texts') ? (['title'] as const) : []),
    ...(parts.includes('link') ? (['text', 'linkText'] as const) : []),
    ...(hasImage ? (['alt'] as const) : []),
  ];
  const field = (key: string, label: string) => ({
    id: fieldId(key),
    label,
    value: textIn(values, key),
    issue: saving.issueOf(key),
    readOnly,
    onChange: (value: string) => set({ [key]: value }),
  });
  const textField = (name: HomeText, of: string, language: string) => ({
    ...field(homeTextKey(name, of, language), textLabel(name, t)),
    note: words.optional,
    isOneParagraph: true,
    rows: 1,
  });
  return (
    <>
      {(texts.length > 0 || items.length > 0) && (
        <LanguageColumns
          languages={languages}
          values={values}
          shown={shown}
          onShow={onShow}
          keysIn={(language) => [
            ...texts.map((name) => homeTextKey(name, id, language)),
            ...items.flatMap((item) => [
              homeTextKey('itemTitle', item, language),
              homeTextKey('itemText', item, language),
            ]),
          ]}
        >
          {(language) => (
            <div lang={language} className="language-fields">
              {texts.map((name) => (
                <AreaField key={name} {...textField(name, id, language)} />
              ))}
              {items.map((item) => (
                <div key={item} className="grid gap-4 sm:grid-cols-[1fr_2fr]">
                  <AreaField {...textField('itemTitle', item, language)} />
                  <AreaField {...textField('itemText', item, language)} />
                </div>
              ))}
            </div>
          )}
        </LanguageColumns>
      )}
      {parts.includes('link') && (
        <TextField {...field(sectionKey('link', id), t.link)} hint={t.linkHint} autoComplete="off" spellCheck={false} />
      )}
      {parts.includes('group') && (
        <SelectField
          id={fieldId(sectionKey('group', id))}
          label={t.group}
          prompt={t.choose}
          value={textIn(values, sectionKey('group', id))}
          issue={saving.issueOf(sectionKey('group', id))}
          disabled={readOnly}
          options={groups.map((group) => ({ value: group, name: t.groups[group] ?? group }))}
          onChange={(group) => set({ [sectionKey('group', id)]: group })}
        />
      )}
      {parts.includes('image') && (
        <PictureField
          field={sectionKey('image', id)}
          label={t.image}
          values={values}
          readOnly={readOnly}
          onChange={set}
        />
      )}
      {parts.includes('items') && <ItemIcons {...{ id, form, readOnly }} />}
    </>
  );
}

const icons = ['truck', 'rotate-ccw', 'shield-check', 'lock', 'package', ''] as const;

/** The icon of each promise, and which promises there are. */
function ItemIcons({ id, form, readOnly }: Pick<SectionFieldsProps, 'id' | 'form' | 'readOnly'>) {
  const t = useMessages(homeMessages);
  const common = useMessages(structureMessages);
  const { values, set } = form;
  const key = sectionKey('items', id);
  const items = idsIn(values, key);
  return (
    <div className="flex flex-col gap-3">
      {items.map((item, index) => (
        <div key={item} className="flex items-end gap-2">
          <div className="flex-1">
            <SelectField
              id={fieldId(sectionKey('icon', item))}
              label={t.iconOf(index + 1)}
              prompt={t.icons['']}
              value={textIn(values, sectionKey('icon', item))}
              disabled={readOnly}
              options={icons.filter(Boolean).map((icon) => ({ value: icon, name: t.icons[icon] }))}
              onChange={(icon) => set({ [sectionKey('icon', item)]: icon })}
            />
          </div>
          {!readOnly && (
            <button
              type="button"
              aria-label={common.removeOf(t.item(index + 1))}
              onClick={() => set({ [key]: items.filter((one) => one !== item) })}
              className={iconButton}
            >
              <Trash2 size={18} />
            </button>
          )}
        </div>
      ))}
      {!readOnly && (
        <button
          type="button"
          onClick={() => set({ [key]: [...items, crypto.randomUUID()] })}
          className={`${textButtonClassName} self-start`}
        >
          <Plus size={18} />
          {t.addItem}
        </button>
      )}
    </div>
  );
}
