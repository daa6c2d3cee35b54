import { Button } from '@vitrine/ui/button.tsx';
import { classNames, iconButton } from '@vitrine/ui/class-names.ts';
import { ChevronDown, Plus, Trash2 } from '@vitrine/ui/icons.ts';
import { TextField } from '@vitrine/ui/text-field.tsx';
import type { ReactNode } from 'react';
import { asTitle, languageText, nameIn } from '../format/names.ts';
import { useWide } from '../hooks/use-wide.ts';
import { useLanguageChoice, useLocale, useMessages } from '../i18n/language.tsx';
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
  /** The name of the column of further fields. */
  head?: string;
  /** Further fields of a value. */
  children?: (id: string) => ReactNode;
}

/** On wide screens a line below the names of the columns; values look like text until they are pointed at or typed in. */
const columns = 'lg:grid-cols-[16rem_minmax(0,1fr)_8.25rem]';
const row = `grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1 lg:items-center lg:py-0.5 lg:[&_label]:sr-only lg:[&_p[id$=-hint]]:sr-only ${columns}`;
const quiet =
  'lg:[&_input]:px-2 lg:[&_input:not(:hover,:focus,[aria-invalid=true])]:border-transparent lg:[&_input:not(:hover,:focus)]:bg-transparent';

/** Values in their order, each with its code and its names: of an option, or the choices of a field. */
export function ValueList(props: ValueListProps) {
  const { values, languages, readOnly, issueOf, set, addLabel, addId, noteOf, isFixed = () => false } = props;
  const { head, children } = props;
  const t = useMessages(structureMessages);
  const { language } = useLanguageChoice();
  const locale = useLocale();
  const isWide = useWide();
  const [first = 'en'] = languages;
  const order = orderIn(values);
  const keyIn = (id: string) => (own: string) => valueNameKey(own, id);
  const nameOf = (id: string) => nameIn(namesIn(values, languages, keyIn(id)), language, codeOf(values, id));
  const hasNew = order.some(isNewValue);
  const fieldsOf = (id: string) => (
    <div className="flex min-w-0 flex-col gap-3 lg:flex-row lg:items-center">
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
      {isNewValue(id) ? (
        <div className="lg:w-36">
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
        </div>
      ) : (
        hasNew && <div className="w-36 max-lg:hidden" />
      )}
      {children?.(id)}
    </div>
  );
  return (
    <>
      {order.length > 0 && (
        <div
          aria-hidden
          className={`hidden gap-x-3 border-b border-line pb-2 text-micro font-semibold text-second lg:grid ${columns}`}
        >
          <span />
          <span className="flex gap-3">
            <span className="grid flex-1 grid-cols-3 gap-3">
              {languages.map((own) => (
                <span key={own} className="px-2">
                  {asTitle(languageText(own, locale), locale)}
                </span>
              ))}
            </span>
            {hasNew && (
              <span className="w-36 px-2" title={t.codeHint}>
                {t.valueCode}
              </span>
            )}
            {head && <span className="w-36 px-2">{head}</span>}
          </span>
        </div>
      )}
      <ol className={classNames('-mt-4 flex flex-col divide-y divide-line empty:hidden', quiet)}>
        {order.map((id, index) => (
          <li key={id} className={row}>
            <div className="flex flex-wrap items-center gap-x-2 lg:min-h-9">
              <span className="tabular font-medium wrap-anywhere text-strong">{isNewValue(id) ? t.newValue : id}</span>
              {noteOf(id)}
            </div>
            {!readOnly && (
              <div className="-mr-3 flex items-center justify-end lg:col-start-3 lg:row-start-1 lg:pointer-fine:mr-0 lg:pointer-fine:[&_button]:size-9">
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
            <div className="min-w-0 max-lg:col-span-2 lg:col-start-2 lg:row-start-1">
              {isWide ? (
                fieldsOf(id)
              ) : (
                <details open={isNewValue(id)} className="group">
                  <summary className="-mt-1 flex min-h-11 items-center justify-between gap-3 text-small text-body">
                    <span className="min-w-0 truncate">
                      {languages
                        .map((own) => textIn(values, keyIn(id)(own)))
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    <ChevronDown className="mr-1 text-link group-open:rotate-180" size={18} />
                  </summary>
                  <div className="pt-1 pb-4">{fieldsOf(id)}</div>
                </details>
              )}
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
