import { customFieldCode, fieldOf } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { isValueOf, showValue } from '@vitrine/contract/fields/field-values.ts';
import { momentText } from '../format/moment.ts';
import { moneyText } from '../format/money.ts';
import { nameIn, regionText } from '../format/names.ts';
import { useLanguageChoice, useLocale, useMessages } from '../i18n/language.tsx';
import { fieldValueMessages } from '../messages/en/custom-fields.ts';
import type { CustomFields } from '../session/custom-fields.ts';
import { useProfile } from '../session/profile.tsx';

/**
 * A recorded value of a field that the merchant has defined, in words; amounts are recorded in units of the currency. Undefined for
 * other fields, without a value, and for rich texts, which are shown as other descriptions are.
 */
export function useRecordedCustomValue(): (key: string, value: unknown, fields: CustomFields) => string | undefined {
  const t = useMessages(fieldValueMessages);
  const { language } = useLanguageChoice();
  const locale = useLocale();
  const { currency } = useProfile().store;
  return (key, value, fields) => {
    const custom = fields.find(({ code }) => code === customFieldCode(key));
    if (!custom || custom.kind === 'richTexts' || !isValueOf(fieldOf(custom), value)) return undefined;
    if (custom.kind === 'money') return moneyText(String(value), currency, locale);
    return showValue(fieldOf(custom), value, {
      locale,
      currency,
      yes: t.yes,
      no: t.no,
      momentText: (moment) => momentText(moment, locale),
      nameOf: (code) =>
        custom.kind === 'country'
          ? regionText(code, locale)
          : nameIn(custom.choices.find((choice) => choice.code === code)?.name ?? {}, language, code),
    });
  };
}
