import { Button } from '@vitrine/ui/button.tsx';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { Plus, Trash2 } from '@vitrine/ui/icons.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import type { ReactNode } from 'react';
import { nameIn } from '../format/names.ts';
import { useLanguageChoice, useMessages } from '../i18n/language.tsx';
import { structureMessages } from '../messages/en/catalog.ts';
import { fieldId } from './field-id.ts';
import type { FormPatch, FormValues } from './form-values.ts';
import { textIn } from './form-values.ts';
import {
  addValue,
  codeOf,
  dropValue,
  isNewValue,
  moveValue,
  namesIn,
  orderIn,
  renameValue,
  valueKey,
  valueNameKey,
} from './listed-values.ts';
import { MoveButton } from './move-button.tsx';
import { NameFields } from './name-fields.tsx';

interface ValueListProps {
  values: FormValues;
  languages: readonly string[];
  readOnly: boolean;
  issueOf: (key: string) => string | null;
  set: (patch: FormPatch) => void;
  /** The button that adds one. */
  addLabel: string;
  addId?: string;
  /** Beside the code, such as how many entries have the value. */
  noteOf: (code: string) => ReactNode;
  isFixed?: (code: string) => boolean;
  /** Further fields of a value. */
  children?: (id: string) => ReactNode;
}

/** On wide screens a line: the labels of the first are those of all, for the eye. */
const row =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-3 py-4 first:pt-0 lg:grid-cols-[13rem_minmax(0,1fr)_auto] lg:items-end lg:py-1.5 lg:not-first:[&_label]:sr-only lg:not-first:[&_p[id$=-hint]]:sr-only';

/** Values in their order, each with its code and its names: of an option, or the choices of a field. */
export function ValueList(props: ValueListProps) {
  const { values, languages, readOnly, issueOf, set, addLabel, addId, noteOf, isFixed = () => false, children } = props;
  const t = useMessages(structureMessages);
  const { language } = useLanguageChoice();
  const [first = 'en'] = languages;
  const order = orderIn(values);
  const keyIn = (id: string) => (own: string) => valueNameKey(own, id);
  const nameOf = (id: string) => nameIn(namesIn(values, languages, keyIn(id)), language, codeOf(values, id));
  return (
    <>
      <ol className="flex flex-col divide-y divide-line empty:hidden">
        {order.map((id, index) => (
          <li key={id} className={row}>
            <div className="flex flex-wrap items-center gap-x-2 lg:min-h-9">
              <span className="tabular font-medium wrap-anywhere text-strong">{isNewValue(id) ? t.newValue : id}</span>
              {noteOf(id)}
            </div>
            {!readOnly && (
              <div className="-mr-3 flex items-center lg:col-start-3 lg:row-start-1">
                <MoveButton
                  label={t.moveUp(nameOf(id))}
                  isUp
                  isPossible={index > 0}
                  onMove={() => set(moveValue(values, index, index - 1))}
                />
                <MoveButton
                  label={t.moveDown(nameOf(id))}
                  isPossible={index < order.length - 1}
                  onMove={() => set(moveValue(values, index, index + 1))}
                />
                <button
                  type="button"
                  aria-label={t.removeOf(nameOf(id))}
                  disabled={isFixed(id)}
                  onClick={() => set(dropValue(values, id))}
                  className={`${iconButton} disabled:opacity-40`}
                >
                  <Trash2 size={18} />
                </button>
              </div>
            )}
            <div className="flex min-w-0 flex-col gap-3 max-lg:col-span-2 lg:col-start-2 lg:row-start-1 lg:flex-row lg:items-end">
              <div className="min-w-0 flex-1">
                <NameFields
                  idOf={(own) => fieldId(valueNameKey(own, id))}
                  languages={languages}
                  names={namesIn(values, languages, keyIn(id))}
                  issue={issueOf(valueNameKey(first, id))}
                  readOnly={readOnly}
                  onChange={(names) => set(renameValue(values, id, names, first))}
                />
              </div>
              {isNewValue(id) && (
                <TextField
                  id={fieldId(valueKey('code', id))}
                  label={t.valueCode}
                  hint={t.codeHint}
                  value={textIn(values, valueKey('code', id))}
                  issue={issueOf(valueKey('code', id))}
                  maxLength={64}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(code) => set({ [valueKey('code', id)]: code })}
                />
              )}
              {children?.(id)}
            </div>
          </li>
        ))}
      </ol>
      {!readOnly && (
        <Button id={addId} kind="secondary" className="self-start" onClick={() => set(addValue(values))}>
          <Plus size={18} />
          {addLabel}
        </Button>
      )}
    </>
  );
}
