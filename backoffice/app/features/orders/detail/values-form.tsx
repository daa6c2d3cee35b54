import type {
  CustomValuesToSave,
  EditedCustomValues,
} from '@vitrine/contract/custom-fields/staff-custom-values-shapes.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { CustomFieldInputs, useCustomValueText } from '../../../forms/custom-field-inputs.tsx';
import { changedCustomValues, checkCustomValues, typedCustomValues } from '../../../forms/custom-values.ts';
import { KeptPanel, useSaving } from '../../../forms/edit-frame.tsx';
import { changedKeys, type FormValues } from '../../../forms/form-values.ts';
import { MergeSheet } from '../../../forms/merge-sheet.tsx';
import type { ValueIssue } from '../../../forms/typed-value.ts';
import { theirsUnder, useEditForm } from '../../../forms/use-edit-form.ts';
import { useNotation, useValueIssue } from '../../../forms/use-notation.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { productMessages } from '../../../messages/en/catalog.ts';
import { orderMessages } from '../../../messages/en/orders.ts';
import { type CustomFields, useCustomFieldName } from '../../../session/custom-fields.ts';
import { useMay, useProfile } from '../../../session/profile.tsx';
import { Block } from '../../../ui/section.tsx';

interface ValuesFormProps {
  title: string;
  hint?: string;
  draftKey: string;
  fields: CustomFields;
  loaded: EditedCustomValues;
  save: (sent: CustomValuesToSave) => Promise<EditedCustomValues>;
}

/** Values that are saved alone, with a button of their own. */
export function ValuesForm({ title, hint, draftKey, fields, loaded, save }: ValuesFormProps) {
  const t = useMessages(orderMessages);
  const words = useMessages(productMessages);
  const readOnly = !useMay('orders.w');
  const { email, store } = useProfile();
  const custom = { fields, languages: store.languages, notation: useNotation(store.currency) };
  const issueText = useValueIssue(custom.notation.digits);
  const valueText = useCustomValueText();
  const nameOf = useCustomFieldName();
  const valuesFrom = (edited: EditedCustomValues) => typedCustomValues(custom, edited.fields);
  const changedIn = (base: FormValues, values: FormValues) => new Set(changedKeys(base, values));
  const form = useEditForm<EditedCustomValues, ValueIssue>(loaded, {
    draftKey: `${draftKey}.${email}`,
    valuesFrom,
    check: (edited, values) => checkCustomValues(custom, values, changedIn(valuesFrom(edited), values)),
    send: ({ fieldsVersion }, base, values) =>
      save({ version: fieldsVersion, fields: {}, ...changedCustomValues(custom, values, changedIn(base, values)) }),
    theirsIn: theirsUnder('entry.changed', 'values'),
  });
  const saving = useSaving(form, {
    readOnly,
    issueText,
    onSaved: () => showToast({ tone: 'success', text: t.fields.saved }),
  });
  return (
    <Block title={title}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void saving.run(form.save);
        }}
      >
        {hint && <p className="text-small text-second">{hint}</p>}
        {form.kept && !readOnly && <KeptPanel at={form.kept.at} onRestore={form.restore} onDrop={form.dropKept} />}
        <FormError message={saving.error} />
        <CustomFieldInputs
          form={custom}
          values={form.values}
          issueOf={saving.issueOf}
          readOnly={readOnly}
          set={form.set}
        />
        {!readOnly && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton kind="secondary" label={words.save} busyLabel={t.saving} isBusy={saving.isBusy} />
            <p role="status" className="text-small text-second">
              {form.changed.length > 0 && words.unsaved(form.changed.length)}
            </p>
          </div>
        )}
      </form>
      {form.clashes.length > 0 && (
        <MergeSheet
          title={t.fields.mergeTitle}
          labelOf={(key) => nameOf(key, fields) ?? key}
          valueText={(key, value) => valueText(key, String(value), fields)}
          clashes={form.clashes}
          onChoose={(chosen) => void saving.run(() => form.choose(chosen))}
          onClose={form.cancelMerge}
        />
      )}
    </Block>
  );
}
