import type { BrandChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import type { FormEvent } from 'react';
import { KeptPanel, useSaving } from '../../../forms/edit-frame.tsx';
import { fieldId } from '../../../forms/field-id.ts';
import { changedKeys, type FormValues, textIn } from '../../../forms/form-values.ts';
import { nameKey, namesIn } from '../../../forms/listed-values.ts';
import { MergeSheet } from '../../../forms/merge-sheet.tsx';
import { NameFields } from '../../../forms/name-fields.tsx';
import { theirsUnder, useEditForm } from '../../../forms/use-edit-form.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { structureMessages } from '../../../messages/en/catalog.ts';
import { useProfile } from '../../../session/profile.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useSaveBrand } from './structure-queries.ts';

interface BrandSheetProps {
  brand: BrandChoice;
  title: string;
  onClose: () => void;
}

/** Names of a brand, merged with those that somebody else has saved meanwhile. */
export function BrandSheet({ brand, title, onClose }: BrandSheetProps) {
  const t = useMessages(structureMessages);
  const { email, store } = useProfile();
  const { languages } = store;
  const [first = 'en'] = languages;
  const save = useSaveBrand();
  const form = useEditForm<BrandChoice, 'name-empty'>(brand, {
    draftKey: `brand.${brand.code}.${email}`,
    valuesFrom: ({ name }) =>
      Object.fromEntries(languages.map((language) => [nameKey(language), name[language] ?? ''])),
    check: (_, values) => (textIn(values, nameKey(first)).trim() === '' ? { [nameKey(first)]: 'name-empty' } : {}),
    send: async (of, base, values) => {
      const changed = changedKeys(base, values);
      const name = namesIn(
        values,
        languages.filter((language) => changed.includes(nameKey(language))),
        nameKey,
      );
      const { items } = await save.mutateAsync({ code: of.code, version: of.version, name });
      return items.find(({ code }) => code === of.code) ?? of;
    },
    theirsIn: theirsUnder('entry.changed', 'brand'),
  });
  const saving = useSaving(form, {
    readOnly: false,
    issueText: () => t.nameEmpty,
    onSaved: () => {
      showToast({ tone: 'success', text: t.saved });
      onClose();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void saving.run(form.save);
  };
  const setNames = (names: Readonly<Record<string, string>>): void =>
    form.set(
      Object.fromEntries(Object.entries(names).map(([language, name]) => [nameKey(language), name])) as FormValues,
    );
  if (form.clashes.length > 0)
    return (
      <MergeSheet
        title={t.mergeTitle}
        labelOf={(key) => `${t.name} (${key.slice('name:'.length).toUpperCase()})`}
        clashes={form.clashes}
        onChoose={(chosen) => void saving.run(() => form.choose(chosen))}
        onClose={form.cancelMerge}
      />
    );
  return (
    <Sheet title={title} onClose={onClose}>
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        {form.kept && <KeptPanel at={form.kept.at} onRestore={form.restore} onDrop={form.dropKept} />}
        <FormError message={saving.error} />
        <NameFields
          idOf={(language) => fieldId(nameKey(language))}
          languages={languages}
          names={namesIn(form.values, languages, nameKey)}
          issue={saving.issueOf(nameKey(first))}
          onChange={setNames}
        />
        <SubmitButton label={t.save} busyLabel={t.saving} isBusy={saving.isBusy} className="w-full" />
      </form>
    </Sheet>
  );
}
