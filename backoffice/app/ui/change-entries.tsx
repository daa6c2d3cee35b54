import { customFieldCode } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { Change, LeftEntry } from '@vitrine/contract/history/history-shapes.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { momentText } from '../format/moment.ts';
import { moneyText } from '../format/money.ts';
import { languageText } from '../format/names.ts';
import { useLocale, useMessages } from '../i18n/language.tsx';
import { activityMessages } from '../messages/en/history.ts';
import { listMessages } from '../messages/en/layout.ts';
import { productFieldLabels } from '../messages/en/product-fields.ts';
import { permissionMessages, roleMessages } from '../messages/en/staff.ts';
import { useCustomFieldName, useCustomFields } from '../session/custom-fields.ts';
import { useProfile } from '../session/profile.tsx';
import { changeValue, fieldText } from './change-value.ts';
import { useRecordedCustomValue } from './custom-value-text.ts';

/** Entries that an undo leaves, with the field that was changed again, if they are not gone. */
export function LeftEntries({ entries }: { entries: readonly LeftEntry[] }) {
  const t = useMessages(activityMessages);
  const words = useMessages(listMessages);
  const { nameOf } = useFieldNames(entries.map(({ field }) => field ?? ''));
  return (
    <ul className="flex flex-col gap-0.5 text-small break-words">
      {entries.map(({ kind, key, field }) => (
        <li key={`${kind} ${key} ${field}`}>
          {field === null
            ? words.labelled(`${t.kinds[kind] ?? kind} ${key}`, t.gone)
            : words.labelled(`${t.kinds[kind] ?? kind} ${key}`, nameOf(field))}
        </li>
      ))}
    </ul>
  );
}

/** The names of fields in the language of the reader, and the merchant's own fields among them. */
function useFieldNames(fields: readonly string[]) {
  const t = useMessages(activityMessages);
  const fieldNames = { ...t.fieldNames, ...useMessages(productFieldLabels) };
  const locale = useLocale();
  const hasCustom = fields.some((field) => customFieldCode(field) !== undefined);
  const customFields = useCustomFields(hasCustom).data ?? [];
  const customName = useCustomFieldName();
  const nameOf = (field: string) =>
    customName(field, customFields) ?? fieldText(field, fieldNames, (code) => languageText(code, locale));
  return { fieldNames, customFields, nameOf };
}

interface ChangeEntriesProps {
  entries: Change['entries'];
  /** In a list: a line for each entry. */
  isCompact?: boolean;
}

const compact =
  "text-small [&>p]:inline [&>p]:after:content-[':_'] [&>ul]:inline [&>ul>li]:inline [&>ul>li:not(:last-child)]:after:content-['_·_']";

/** The fields that were changed, with the values before and after. */
export function ChangeEntries({ entries, isCompact = false }: ChangeEntriesProps) {
  const t = useMessages(activityMessages);
  const words = useMessages(listMessages);
  const roles = useMessages(roleMessages);
  const permissions = useMessages(permissionMessages);
  const locale = useLocale();
  const { currency } = useProfile().store;
  const { fieldNames, customFields, nameOf } = useFieldNames(
    entries.flatMap(({ fields }) => fields.map(({ field }) => field)),
  );
  const valueWords = {
    ...t,
    fieldNames,
    momentText: (moment: string) => momentText(moment, locale),
    amountText: (amount: string) => moneyText(amount, currency, locale),
  };
  const customValue = useRecordedCustomValue();
  /** The values of a change of staff, of a mail or of a key are codes, which have names. */
  const codes: Readonly<Record<string, string>> = {
    ...t.staffStates,
    ...permissions,
    ...Object.fromEntries(Object.entries(roles).map(([role, { name }]) => [role, name])),
  };
  const textOf = (kind: string, field: string, value: unknown) => {
    if (!['staff', 'mail', 'credential'].includes(kind) || typeof value !== 'string')
      return customValue(field, value, customFields) ?? changeValue(value, valueWords, field);
    const parts = field === 'permissions' ? value.split(' ') : [value];
    return parts.map((part) => codes[part] ?? changeValue(part, valueWords)).join(' · ');
  };
  return (
    <ul className={classNames('flex min-w-0 flex-col', isCompact ? 'gap-0.5' : 'gap-2')}>
      {entries.map(({ kind, key, fields }) => (
        <li key={`${kind} ${key}`} className={classNames('min-w-0', isCompact && compact)}>
          <p className="text-strong">
            {t.kinds[kind] ?? kind} <span className="font-medium break-words">{key}</span>
          </p>
          <ul className="flex flex-col gap-0.5">
            {fields.map(({ field, from, to }) => (
              <li key={field} className="break-words text-small">
                {field === 'new' ? (
                  <span className="text-second">{t.created}</span>
                ) : (
                  <>
                    <span className="text-second">{words.named(nameOf(field))} </span>
                    <span className="sr-only">{t.from} </span>
                    <s className="text-muted decoration-1">{textOf(kind, field, from)}</s>
                    <span aria-hidden className="text-muted">
                      {' → '}
                    </span>
                    <span className="sr-only"> {t.to} </span>
                    <span className="font-medium text-strong">{textOf(kind, field, to)}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
