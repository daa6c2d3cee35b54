import type { OptionChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useParams } from 'react-router';
import { nameIn } from '../../../format/names.ts';
import { EditFrame, useSaving } from '../../../forms/edit-frame.tsx';
import { fieldId } from '../../../forms/field-id.ts';
import { type FormValue, partsOf, textIn } from '../../../forms/form-values.ts';
import { codeOf, keyed, nameKey, namesIn, orderIn, valueKey, valueNameKey } from '../../../forms/listed-values.ts';
import { NameFields } from '../../../forms/name-fields.tsx';
import { theirsUnder, useEditForm } from '../../../forms/use-edit-form.ts';
import { ValueList } from '../../../forms/value-list.tsx';
import { useLanguageChoice, useMessages } from '../../../i18n/language.tsx';
import { productMessages, structureMessages } from '../../../messages/en/catalog.ts';
import { useMay, useProfile } from '../../../session/profile.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { EntryScreen } from '../../../ui/entry-screen.tsx';
import { Section } from '../../../ui/section.tsx';
import { useOptions } from '../editor/product-queries.ts';
import { checkOption, type OptionIssue, optionChanges, optionValues, replacedIn, replaceKey } from './option-form.ts';
import { useSaveOption } from './structure-queries.ts';

export function OptionScreen() {
  const { code = '' } = useParams();
  const t = useMessages(structureMessages);
  const query = useOptions();
  return (
    <EntryScreen
      query={query}
      entry={query.data?.find((one) => one.code === code)}
      title={t.options}
      unknown={{ title: t.unknown, text: t.unknownText }}
      list={{ to: '/options', label: t.allOptions }}
    >
      {(option) => <OptionEditor key={code} loaded={option} />}
    </EntryScreen>
  );
}

function OptionEditor({ loaded }: { loaded: OptionChoice }) {
  const t = useMessages(structureMessages);
  const words = useMessages(productMessages);
  const { language } = useLanguageChoice();
  const { email, store } = useProfile();
  const { languages } = store;
  const [first = 'en'] = languages;
  const readOnly = !useMay('catalog.w');
  const save = useSaveOption();
  const form = useEditForm<OptionChoice, OptionIssue>(loaded, {
    draftKey: `option.${loaded.code}.${email}`,
    valuesFrom: (option) => optionValues(option, languages),
    check: (option, values) => checkOption(option, values, first),
    send: async (option, base, values) => {
      const { items } = await save.mutateAsync({
        code: option.code,
        version: option.version,
        ...optionChanges(option, base, values, languages),
      });
      return items.find(({ code }) => code === option.code) ?? option;
    },
    theirsIn: theirsUnder('entry.changed', 'option'),
  });
  const { entry: option, values, set } = form;
  const texts: Readonly<Record<OptionIssue, string>> = {
    'name-empty': t.nameEmpty,
    code: t.codeWrong,
    'code-taken': t.codeTaken,
    swatch: t.swatchHint,
    replace: t.needsTarget,
  };
  const saving = useSaving(form, {
    readOnly,
    issueText: (issue) => texts[issue],
    onSaved: () => showToast({ tone: 'success', text: t.saved }),
  });
  const { issueOf } = saving;
  const order = orderIn(values);
  const nameOfValue = (id: string) =>
    nameIn(
      namesIn(values, languages, (own) => valueNameKey(own, id)),
      language,
      codeOf(values, id),
    );
  const labelOf = (key: string): string => {
    const { kind, field, of } = partsOf(key);
    if (kind === 'name') return `${t.name} (${field.toUpperCase()})`;
    if (kind === 'replace') return t.replaceBy(nameOfValue(field));
    if (kind !== 'value') return kind === 'type' ? t.type : t.valuesTitle;
    const label = field === 'code' ? t.valueCode : field === 'swatch' ? t.swatch : `${t.name} (${field.toUpperCase()})`;
    return `${label} – ${codeOf(values, of) || t.newValue}`;
  };
  const valueText = (key: string, value: FormValue): string | undefined =>
    key === 'type'
      ? t.types[value as OptionChoice['type']]
      : key === 'order'
        ? (value as readonly string[]).map(nameOfValue).join(', ')
        : undefined;
  return (
    <EditFrame
      form={form}
      saving={saving}
      title={nameIn(option.name, language, option.code)}
      back={{ to: '/options', label: t.allOptions }}
      actions={<span className="tabular text-small text-muted">{option.code}</span>}
      readOnly={readOnly}
      labelOf={labelOf}
      merge={{ title: t.mergeTitle, valueText }}
      onSave={() => void saving.run(form.save)}
    >
      <Section title={t.name}>
        <NameFields
          idOf={(own) => fieldId(nameKey(own))}
          languages={languages}
          names={namesIn(values, languages, nameKey)}
          issue={issueOf(nameKey(first))}
          readOnly={readOnly}
          onChange={(names) => set(keyed(names, nameKey))}
        />
        <SelectField
          id={fieldId('type')}
          label={t.type}
          prompt={t.types.radio}
          value={values.type === 'radio' ? '' : textIn(values, 'type')}
          disabled={readOnly}
          options={(['select', 'checkbox'] as const).map((value) => ({ value, name: t.types[value] }))}
          onChange={(type) => set({ type: type || 'radio' })}
        />
      </Section>
      <Section title={t.valuesTitle}>
        <ValueList
          values={values}
          languages={languages}
          readOnly={readOnly}
          issueOf={issueOf}
          set={set}
          addLabel={t.addValue}
          head={t.swatch}
          noteOf={(id) => {
            const products = option.values.find(({ code }) => code === id)?.products ?? 0;
            return (
              <>
                <Swatch color={textIn(values, valueKey('swatch', id))} />
                <Badge tone={products > 0 ? 'info' : 'plain'}>{products > 0 ? t.used(products) : t.unused}</Badge>
              </>
            );
          }}
        >
          {(id) => (
            <TextField
              id={fieldId(valueKey('swatch', id))}
              label={t.swatch}
              note={words.optional}
              hint={t.swatchHint}
              value={textIn(values, valueKey('swatch', id))}
              issue={issueOf(valueKey('swatch', id))}
              maxLength={7}
              readOnly={readOnly}
              autoComplete="off"
              className="max-w-40 lg:w-36"
              onChange={(swatch) => set({ [valueKey('swatch', id)]: swatch })}
            />
          )}
        </ValueList>
        {replacedIn(option, values).map(({ code }) => (
          <SelectField
            key={code}
            id={fieldId(replaceKey(code))}
            label={t.replaceBy(nameOfValue(code))}
            hint={t.replaceHint}
            prompt={t.targetNone}
            value={textIn(values, replaceKey(code))}
            issue={issueOf(replaceKey(code))}
            options={order
              .filter((id) => codeOf(values, id) !== '')
              .map((id) => ({ value: codeOf(values, id), name: nameOfValue(id) }))}
            onChange={(next) => set({ [replaceKey(code)]: next })}
          />
        ))}
      </Section>
    </EditFrame>
  );
}

/** The color as shoppers see it; nothing while it is being typed. */
const Swatch = ({ color }: { color: string }) =>
  /^#[\da-f]{6}$/i.test(color) && (
    <span
      aria-hidden
      className="swatch size-5 rounded-full border border-line-strong"
      style={{ backgroundColor: color }}
    />
  );
