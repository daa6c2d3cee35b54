import { useState } from 'react';
import { fieldMessages } from '../../forms/field-messages.ts';
import type { FieldProps } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { AreaField } from '../../ui/area-field.tsx';
import { linkClassName } from '../../ui/link-class-name.ts';
import { checkoutMessages } from './checkout-messages.ts';

const max = 500;
const worthCounting = 400;

/** Few orders need a note, so the field is collapsed at first. */
export function NotesField({ field }: { field: FieldProps }) {
  const t = useMessages(checkoutMessages);
  const names = useMessages(fieldMessages);
  const [isOpen, setOpen] = useState(field.value !== '');
  const open = () => {
    setOpen(true);
    requestAnimationFrame(() => document.getElementById(field.id)?.focus());
  };
  if (!isOpen && field.value === '') {
    return (
      <button type="button" onClick={open} className={`${linkClassName} self-start`}>
        {t.addNotes}
      </button>
    );
  }
  const { length } = field.value.trim();
  return (
    <div className="mt-3">
      <AreaField
        {...field}
        label={t.notes}
        note={names.optional}
        hint={t.notesHint}
        counter={length >= worthCounting ? t.notesLeft(max - length) : null}
      />
    </div>
  );
}
