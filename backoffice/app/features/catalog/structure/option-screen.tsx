import { Failure } from '@vitrine/contract/failure.ts';
import type { OptionChoice } from '@vitrine/contract/merchant/edited-structure.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { iconButton, linkClassName } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { ArrowLeft, Plus, SearchX, Trash2 } from '@vitrine/ui/icons.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { forgetDraft, readDraft, saveDraft } from '../../../hooks/use-draft.ts';
import { useLanguageChoice, useMessages } from '../../../i18n/language.tsx';
import { productMessages } from '../../../messages/en/product.ts';
import { structureMessages } from '../../../messages/en/structure.ts';
import { useMay, useProfile } from '../../../session/profile.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { Section } from '../../../ui/section.tsx';
import { nameIn } from '../editor/name-in.ts';
import { useOptions } from '../editor/product-queries.ts';
import { MoveButton } from './move-button.tsx';
import { NameFields } from './name-fields.tsx';
import {
  checkOption,
  dropValue,
  type FormValueOfOption,
  moveValue,
  type OptionForm,
  type OptionProblem,
  optionChanges,
  optionForm,
} from './option-form.ts';
import { useSaveOption } from './structure-queries.ts';

export function OptionScreen() {
  const { code = '' } = useParams();
  const t = useMessages(structureMessages);
  const query = useOptions();
  const option = query.data?.find((one) => one.code === code);
  if (query.data && !option)
    return (
      <Screen title={t.unknown}>
        <EmptyState icon={<SearchX size={56} />} title={t.unknownText}>
          <Link to="/options" className={buttonClassName('secondary')}>
            {t.allOptions}
          </Link>
        </EmptyState>
      </Screen>
    );
  return option ? (
    <OptionEditor key={code} loaded={option} />
  ) : (
    <Screen title={t.options}>
      <Loaded query={query} rows={6}>
        {null}
      </Loaded>
    </Screen>
  );
}

function OptionEditor({ loaded }: { loaded: OptionChoice }) {
  const t = useMessages(structureMessages);
  const words = useMessages(productMessages);
  const errorText = useErrorText();
  const { language } = useLanguageChoice();
  const { languages } = useProfile().store;
  const [first = 'en'] = languages;
  const readOnly = !useMay('catalog.w');
  const save = useSaveOption();
  /** The form keeps what it was opened with, until it is saved or somebody else has changed it. */
  const [option, setOption] = useState(loaded);
  const draftKey = `option.${option.code}.${option.version}`;
  const [form, setForm] = useState<OptionForm>(() => readDraft(draftKey, optionForm(loaded)));
  const [isChecked, setChecked] = useState(false);
  /** The person was told that somebody else has changed it, and may save upon that. */
  const [isStale, setStale] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const texts: Readonly<Record<OptionProblem, string>> = {
    'name-empty': t.nameEmpty,
    code: t.codeWrong,
    'code-taken': t.codeWrong,
    swatch: t.swatchHint,
    replace: t.needsTarget,
  };
  const problems = isChecked ? checkOption(form, first) : {};
  const problemOf = (key: string): string | null => {
    const problem = problems[key];
    return problem ? texts[problem] : null;
  };
  const isChanged = JSON.stringify(form) !== JSON.stringify(optionForm(option));
  const change = (next: OptionForm) => {
    saveDraft(draftKey, next);
    setForm(next);
  };
  const changeValue = (index: number, patch: Partial<FormValueOfOption>) =>
    change({ ...form, values: form.values.map((value, at) => (at === index ? { ...value, ...patch } : value)) });
  const show = (next: OptionChoice) => {
    forgetDraft(draftKey);
    setOption(next);
    setForm(optionForm(next));
    setChecked(false);
    setStale(false);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setFailure(null);
    if (save.isPending || Object.keys(checkOption(form, first)).length > 0) return;
    try {
      const { items } = await save.mutateAsync({
        code: option.code,
        version: isStale ? loaded.version : option.version,
        ...optionChanges(form),
      });
      show(items.find(({ code }) => code === option.code) ?? option);
      showToast({ tone: 'success', text: t.saved });
    } catch (error) {
      const isChangedByOther = error instanceof Failure && error.code === 'entry.changed';
      setStale(isChangedByOther);
      setFailure(isChangedByOther ? t.changedMeanwhile : errorText(error));
    }
  };
  const nameOf = (value: { code: string; name: Readonly<Record<string, string>> }) =>
    nameIn(value.name, language, value.code);
  const removed = Object.keys(form.replaced).map(
    (code) => option.values.find((value) => value.code === code) ?? { code, name: {} },
  );
  return (
    <Screen
      title={nameOf(option)}
      above={
        <Link to="/options" className={linkClassName}>
          <ArrowLeft size={18} />
          {t.allOptions}
        </Link>
      }
      actions={<span className="tabular text-small text-muted">{option.code}</span>}
    >
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <FormError message={failure} />
        <Section title={t.name}>
          <NameFields
            id="option-name"
            languages={languages}
            names={form.name}
            problem={problemOf('name')}
            readOnly={readOnly}
            onChange={(name) => change({ ...form, name })}
          />
          <SelectField
            id="option-type"
            label={t.type}
            prompt={t.types.radio}
            value={form.type === 'radio' ? '' : form.type}
            disabled={readOnly}
            options={(['select', 'checkbox'] as const).map((value) => ({ value, name: t.types[value] }))}
            onChange={(type) => change({ ...form, type: (type || 'radio') as OptionForm['type'] })}
          />
        </Section>
        <Section title={t.valuesTitle}>
          <ol className="flex flex-col divide-y divide-line empty:hidden">
            {form.values.map((value, index) => (
              <li key={value.isNew ? `new-${index}` : value.code} className="flex flex-col gap-3 py-4 first:pt-0">
                <div className="flex flex-wrap items-center gap-x-3">
                  <span className="tabular font-medium text-strong">{value.isNew ? t.newValue : value.code}</span>
                  <Badge tone={value.products > 0 ? 'info' : 'plain'}>
                    {value.products > 0 ? t.used(value.products) : t.unused}
                  </Badge>
                  {!readOnly && (
                    <span className="ml-auto flex items-center">
                      <MoveButton
                        label={t.moveUp(nameOf(value))}
                        isUp
                        isPossible={index > 0}
                        onMove={() => change(moveValue(form, index, index - 1))}
                      />
                      <MoveButton
                        label={t.moveDown(nameOf(value))}
                        isPossible={index < form.values.length - 1}
                        onMove={() => change(moveValue(form, index, index + 1))}
                      />
                      <button
                        type="button"
                        aria-label={t.removeOf(nameOf(value))}
                        onClick={() => change(dropValue(form, index))}
                        className={iconButton}
                      >
                        <Trash2 size={18} />
                      </button>
                    </span>
                  )}
                </div>
                {value.isNew && (
                  <TextField
                    id={`value-code-${index}`}
                    label={t.valueCode}
                    hint={t.codeHint}
                    value={value.code}
                    problem={problemOf(`code:${index}`)}
                    maxLength={64}
                    autoComplete="off"
                    spellCheck={false}
                    onChange={(code) => changeValue(index, { code })}
                  />
                )}
                <NameFields
                  id={`value-name-${index}`}
                  languages={languages}
                  names={value.name}
                  problem={problemOf(`name:${index}`)}
                  readOnly={readOnly}
                  onChange={(name) => changeValue(index, { name })}
                />
                <TextField
                  id={`value-swatch-${index}`}
                  label={t.swatch}
                  note={words.optional}
                  hint={t.swatchHint}
                  value={value.swatch}
                  problem={problemOf(`swatch:${index}`)}
                  maxLength={7}
                  readOnly={readOnly}
                  autoComplete="off"
                  className="max-w-40"
                  onChange={(swatch) => changeValue(index, { swatch })}
                />
              </li>
            ))}
          </ol>
          {removed.map((value) => (
            <SelectField
              key={value.code}
              id={`replace-${value.code}`}
              label={t.replaceBy(nameOf(value))}
              hint={t.replaceHint}
              prompt={t.targetNone}
              value={form.replaced[value.code] ?? ''}
              problem={problemOf(`replace:${value.code}`)}
              options={form.values
                .filter(({ code }) => code.trim() !== '')
                .map((kept) => ({ value: kept.code.trim(), name: nameOf(kept) }))}
              onChange={(next) => change({ ...form, replaced: { ...form.replaced, [value.code]: next } })}
            />
          ))}
          {!readOnly && (
            <Button
              kind="secondary"
              className="self-start"
              onClick={() =>
                change({
                  ...form,
                  values: [...form.values, { code: '', name: {}, swatch: '', products: 0, isNew: true }],
                })
              }
            >
              <Plus size={18} />
              {t.addValue}
            </Button>
          )}
        </Section>
        {!readOnly && (
          <div className="bottom-actions flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <p role="status" className="mr-auto text-small text-second">
              {isChanged ? t.unsaved : t.nothing}
            </p>
            {isChanged && (
              <Button
                kind="quiet"
                onClick={() => {
                  setFailure(null);
                  show(option);
                }}
              >
                {words.discard}
              </Button>
            )}
            <SubmitButton label={t.save} busyLabel={t.saving} isBusy={save.isPending} />
          </div>
        )}
      </form>
    </Screen>
  );
}
