import { customFieldSubjects } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { FieldIssue } from '@vitrine/ui/field-frame.tsx';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { nameIn } from '../../format/names.ts';
import { EditFrame, useSaving } from '../../forms/edit-frame.tsx';
import { fieldId } from '../../forms/field-id.ts';
import { partsOf, textIn } from '../../forms/form-values.ts';
import { codeOf, isNewValue, nameKey, namesIn, valueNameKey } from '../../forms/listed-values.ts';
import { NameFields } from '../../forms/name-fields.tsx';
import { theirsUnder, useEditForm } from '../../forms/use-edit-form.ts';
import { ValueList } from '../../forms/value-list.tsx';
import { useLanguageChoice, useMessages } from '../../i18n/language.tsx';
import { productMessages, structureMessages } from '../../messages/en/catalog.ts';
import { customFieldMessages } from '../../messages/en/custom-fields.ts';
import { useCustomFields } from '../../session/custom-fields.ts';
import { useMay, useProfile } from '../../session/profile.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EntryScreen } from '../../ui/entry-screen.tsx';
import { Section } from '../../ui/section.tsx';
import {
  type CustomFieldIssue,
  checkField,
  fieldChanges,
  fieldValues,
  helpKey,
  isNew,
  kindIn,
  kindsOf,
  type Mark,
  marksOf,
  newField,
  renameField,
  subjectIn,
} from './custom-field-form.ts';
import { useCreateField, useSaveField } from './custom-field-queries.ts';
import { exampleFields } from './example-fields.ts';

export function CustomFieldScreen() {
  const { code = '' } = useParams();
  const t = useMessages(customFieldMessages);
  const words = useMessages(structureMessages);
  const query = useCustomFields();
  return (
    <EntryScreen
      query={query}
      entry={query.data?.find((field) => field.code === code)}
      title={t.title}
      unknown={{ title: words.unknown, text: words.unknownText }}
      list={{ to: '/fields', label: t.all }}
    >
      {(field) => <CustomFieldEditor key={code} loaded={field} />}
    </EntryScreen>
  );
}

/** `?example=material` fills the form in. */
export function NewCustomFieldScreen() {
  const [query] = useSearchParams();
  const example = exampleFields.find(({ code }) => code === query.get('example'));
  return <CustomFieldEditor key={example?.code ?? 'new'} loaded={newField(example ?? {})} />;
}

function CustomFieldEditor({ loaded }: { loaded: StaffCustomField }) {
  const t = useMessages(customFieldMessages);
  const words = useMessages(structureMessages);
  const { optional } = useMessages(productMessages);
  const navigate = useNavigate();
  const { language } = useLanguageChoice();
  const { email, store } = useProfile();
  const { languages } = store;
  const [first = 'en'] = languages;
  const readOnly = !useMay('catalog.w');
  const create = useCreateField();
  const save = useSaveField();
  const isUnsaved = isNew(loaded);
  const form = useEditForm<StaffCustomField, CustomFieldIssue>(loaded, {
    draftKey: `field.${loaded.code}.${email}`,
    valuesFrom: (field) => fieldValues(field, languages),
    check: (_, values) => checkField(values, first),
    send: async (field, base, values) => {
      const code = textIn(values, 'code').trim();
      const { items } = isNew(field)
        ? await create.mutateAsync({
            code,
            subject: subjectIn(values),
            kind: kindIn(values),
            ...fieldChanges(fieldValues(newField({}), languages), values, languages),
          })
        : await save.mutateAsync({ code, version: field.version, ...fieldChanges(base, values, languages) });
      return items.find((one) => one.code === code) ?? field;
    },
    theirsIn: theirsUnder('entry.changed', 'customField'),
  });
  const { entry: field, values, set } = form;
  const texts: Readonly<Record<CustomFieldIssue, string>> = {
    'name-empty': words.nameEmpty,
    code: words.codeWrong,
    'code-taken': words.codeTaken,
    'no-choice': t.noChoice,
  };
  const saving = useSaving(form, {
    readOnly,
    issueText: (issue) => texts[issue],
    onSaved: (saved) => {
      showToast({ tone: 'success', text: isUnsaved ? words.created : words.saved });
      if (isUnsaved) navigate(`/fields/${saved.code}`, { replace: true });
    },
  });
  const { issueOf } = saving;
  const kind = kindIn(values);
  const marks = marksOf(values);
  const choiceName = (id: string) =>
    nameIn(
      namesIn(values, languages, (own) => valueNameKey(own, id)),
      language,
      codeOf(values, id),
    );
  const labelOf = (key: string): string => {
    const { kind: part, field: own, of } = partsOf(key);
    switch (part) {
      case 'name':
        return `${words.name} (${own.toUpperCase()})`;
      case 'help':
        return `${t.help} (${own.toUpperCase()})`;
      case 'value':
        return `${own === 'code' ? words.valueCode : `${words.name} (${own.toUpperCase()})`} – ${choiceName(of) || words.newValue}`;
      case 'order':
        return t.choices;
      case 'code':
        return words.code;
      default:
        return t[part as Mark];
    }
  };
  const usedOf = (code: string) => field.choices.find((choice) => choice.code === code)?.used ?? 0;
  return (
    <EditFrame
      form={form}
      saving={saving}
      title={isUnsaved ? t.add : nameIn(field.name, language, field.code)}
      back={{ to: '/fields', label: t.all }}
      actions={!isUnsaved && <span className="tabular text-small text-muted">{field.code}</span>}
      isNew={isUnsaved}
      readOnly={readOnly}
      labelOf={labelOf}
      merge={{
        title: words.mergeTitle,
        valueText: (key, value) =>
          key === 'order' ? (value as readonly string[]).map(choiceName).join(', ') : undefined,
      }}
      onSave={() => void saving.run(form.save)}
    >
      <Section title={t.what}>
        <NameFields
          idOf={(own) => fieldId(nameKey(own))}
          languages={languages}
          names={namesIn(values, languages, nameKey)}
          issue={issueOf(nameKey(first))}
          readOnly={readOnly}
          onChange={(names) => set(renameField(field, values, names, first))}
        />
        {isUnsaved ? (
          <>
            <TextField
              id={fieldId('code')}
              label={words.code}
              hint={words.codeHint}
              value={textIn(values, 'code')}
              issue={issueOf('code')}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              onChange={(code) => set({ code })}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                id={fieldId('subject')}
                label={t.subject}
                hint={t.fixedHint}
                prompt={t.subjects.product}
                value={subjectIn(values) === 'product' ? '' : subjectIn(values)}
                options={customFieldSubjects
                  .filter((subject) => subject !== 'product')
                  .map((value) => ({ value, name: t.subjects[value] }))}
                onChange={(subject) => set({ subject: subject || 'product' })}
              />
              <SelectField
                id={fieldId('kind')}
                label={t.kind}
                hint={t.kindHints[kind]}
                prompt={t.kinds.text}
                value={kind === 'text' ? '' : kind}
                issue={issueOf('kind')}
                options={kindsOf(subjectIn(values))
                  .filter((value) => value !== 'text')
                  .map((value) => ({ value, name: t.kinds[value] }))}
                onChange={(value) => set({ kind: value || 'text' })}
              />
            </div>
          </>
        ) : (
          <p className="text-small text-second">
            {t.fixed(t.subjects[field.subject], t.kinds[field.kind])} {t.kindHints[field.kind]}
          </p>
        )}
      </Section>
      {kind === 'choice' && (
        <Section title={t.choices}>
          <p className="text-small text-second">{t.choicesHint}</p>
          <ValueList
            values={values}
            languages={languages}
            readOnly={readOnly}
            issueOf={issueOf}
            set={set}
            addLabel={t.addChoice}
            addId={fieldId('order')}
            noteOf={(id) =>
              !isNewValue(id) && (
                <Badge tone={usedOf(id) > 0 ? 'info' : 'plain'}>{usedOf(id) > 0 ? t.used(usedOf(id)) : t.unused}</Badge>
              )
            }
            isFixed={(id) => usedOf(id) > 0}
          />
          <FieldIssue id={fieldId('order')} issue={issueOf('order')} />
        </Section>
      )}
      <Section title={t.helpTitle}>
        <p className="text-small text-second">{t.helpHint}</p>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {languages.map((own) => (
            <TextField
              key={own}
              id={fieldId(helpKey(own))}
              lang={own}
              label={languages.length > 1 ? `${t.help} (${own.toUpperCase()})` : t.help}
              note={optional}
              value={textIn(values, helpKey(own))}
              maxLength={300}
              readOnly={readOnly}
              autoComplete="off"
              onChange={(help) => set({ [helpKey(own)]: help })}
            />
          ))}
        </div>
      </Section>
      {marks.length > 0 && (
        <Section title={t.marks}>
          {marks.map((mark) => (
            <CheckField
              key={mark}
              id={fieldId(mark)}
              isOn={values[mark] === true}
              issue={issueOf(mark)}
              onChange={(isOn) => !readOnly && set({ [mark]: isOn })}
            >
              {t[mark]}
              <span className="block text-small text-muted">{t.markHints[mark]}</span>
            </CheckField>
          ))}
        </Section>
      )}
    </EditFrame>
  );
}
