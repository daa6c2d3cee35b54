import type { Change } from '@vitrine/contract/merchant/history-shapes.ts';
import { languageText } from '../format/region.ts';
import { useLocale, useMessages } from '../i18n/language.tsx';
import { activityMessages } from '../messages/en/activity.ts';
import { changeValue, fieldText } from './change-value.ts';

/** What was changed, from which value to which. */
export function ChangeEntries({ entries }: { entries: Change['entries'] }) {
  const t = useMessages(activityMessages);
  const locale = useLocale();
  const nameOf = (field: string) => fieldText(field, t.fieldNames, (code) => languageText(code, locale));
  return (
    <ul className="flex min-w-0 flex-col gap-2">
      {entries.map(({ kind, key, fields }) => (
        <li key={`${kind} ${key}`} className="min-w-0">
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
                    <span className="text-second">{nameOf(field)}: </span>
                    <span className="sr-only">{t.from} </span>
                    <s className="text-muted decoration-1">{changeValue(from, t)}</s>
                    <span aria-hidden className="text-muted">
                      {' → '}
                    </span>
                    <span className="sr-only"> {t.to} </span>
                    <span className="font-medium text-strong">{changeValue(to, t)}</span>
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
