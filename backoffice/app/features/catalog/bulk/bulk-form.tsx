import { customFieldName } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { BulkActions } from '@vitrine/contract/product-editing/bulk-actions.ts';
import { currencyDigits } from '@vitrine/contract/text/number-text.ts';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { X } from '@vitrine/ui/icons.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useForm } from '@vitrine/ui/use-form.ts';
import type { FormEvent } from 'react';
import { nameIn } from '../../../format/names.ts';
import { CustomFieldControl } from '../../../forms/custom-field-inputs.tsx';
import { languagesOfField } from '../../../forms/custom-values.ts';
import { readDraft, saveDraft } from '../../../hooks/use-draft.ts';
import { useLanguageChoice, useLocale, useMessages } from '../../../i18n/language.tsx';
import { bulkMessages } from '../../../messages/en/catalog.ts';
import { useCustomFields } from '../../../session/custom-fields.ts';
import { useMay, useProfile } from '../../../session/profile.tsx';
import { useAllBrands, useCategoryTree, useProperties } from '../editor/product-queries.ts';
import { categoryPaths } from '../named-categories.ts';
import {
  type BulkField,
  codesIn,
  customTyped,
  emptyBulk,
  isComputed,
  NO_BRAND,
  propertyTexts,
  readBulk,
} from './actions-from.ts';
import { useBulkIssue } from './bulk-issue.ts';

export const bulkDraft = 'bulk';

interface BulkFormProps {
  error: string | null;
  isBusy: boolean;
  /** `at`: the moment at which it is made; null: after the preview. */
  onPreview: (actions: Partial<BulkActions>, at: string | null) => void;
}

/** The form of a change. A field that is not chosen stays as it is. */
export function BulkForm({ error, isBusy, onPreview }: BulkFormProps) {
  const t = useMessages(bulkMessages);
  const locale = useLocale();
  const { language } = useLanguageChoice();
  const { currency, languages } = useProfile().store;
  const mayStock = useMay('stock.w');
  const digits = currencyDigits(currency);
  const issueText = useBulkIssue(digits);
  const tree = useCategoryTree().data ?? [];
  const brands = useAllBrands().data ?? [];
  const properties = useProperties().data ?? [];
  const customFields = (useCustomFields().data ?? []).filter(
    ({ subject }) => subject === 'product' || subject === 'variant',
  );
  const notation = { currency, digits, locale, languages, customFields };
  const form = useForm<BulkField>({
    id: 'bulk',
    initial: readDraft(bulkDraft, emptyBulk),
    check: (values) =>
      Object.fromEntries(
        Object.entries(readBulk(values, notation, new Date()).issues).map(([field, issue]) => [
          field,
          issueText(issue),
        ]),
      ),
    boxFrom: 9,
    onValues: (values) => saveDraft(bulkDraft, values),
  });
  const { values, field } = form;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.isValid()) return;
    const { actions, at } = readBulk(values, notation, new Date());
    onPreview(actions, at);
  };
  const paths = categoryPaths(tree, language);
  const codes = codesIn(values);
  const custom = customFields.find(({ code }) => code === values.custom);
  const setCodes = (next: readonly string[]) => form.set({ categories: next.join(' ') });
  const typed = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-6">
      <FormError message={error} />
      <fieldset className="flex flex-col gap-4">
        <SelectField
          {...field('priceKind')}
          label={t.price}
          prompt={t.leave}
          options={[
            { value: 'set', name: t.priceSet },
            { value: 'up', name: t.priceUp },
            { value: 'down', name: t.priceDown },
            { value: 'more', name: t.priceMore },
            { value: 'less', name: t.priceLess },
          ]}
        />
        {values.priceKind !== '' && (
          <TextField
            {...field('price')}
            {...typed}
            label={values.priceKind === 'up' || values.priceKind === 'down' ? t.percent : t.amount(currency)}
          />
        )}
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <SelectField
          {...field('saleKind')}
          label={t.sale}
          prompt={t.leave}
          options={[
            { value: 'percent', name: t.salePercent },
            { value: 'price', name: t.salePrice },
            { value: 'end', name: t.saleEnd },
          ]}
        />
        {(values.saleKind === 'percent' || values.saleKind === 'price') && (
          <>
            <TextField
              {...field('sale')}
              {...typed}
              label={values.saleKind === 'percent' ? t.percent : t.amount(currency)}
            />
            <TextField {...field('saleFrom')} label={t.saleFrom} hint={t.saleFromHint} type="datetime-local" />
            <TextField {...field('saleUntil')} label={t.saleUntil} hint={t.saleUntilHint} type="datetime-local" />
          </>
        )}
        {isComputed(values) && (
          <SelectField
            {...field('rounding')}
            label={t.rounding}
            prompt={t.roundExact}
            value={values.rounding === 'exact' ? '' : values.rounding}
            onChange={(rounding) => form.set({ rounding: rounding || 'exact' })}
            options={[
              { value: 'five-cents', name: t.roundFive },
              { value: 'ten-cents', name: t.roundTen },
              { value: 'whole', name: t.roundWhole },
              { value: 'ending-95', name: t.round95 },
              { value: 'ending-99', name: t.round99 },
            ]}
          />
        )}
      </fieldset>
      {mayStock && (
        <fieldset className="flex flex-col gap-4">
          <SelectField
            {...field('stockKind')}
            label={t.stock}
            prompt={t.leave}
            options={[
              { value: 'set', name: t.stockSet },
              { value: 'add', name: t.stockAdd },
              { value: 'take', name: t.stockTake },
            ]}
          />
          {values.stockKind !== '' && (
            <TextField {...field('stock')} label={t.pieces} inputMode="numeric" autoComplete="off" />
          )}
        </fieldset>
      )}
      <fieldset className="flex flex-col gap-4">
        <SelectField
          {...field('categoriesKind')}
          label={t.categories}
          prompt={t.leave}
          options={[
            { value: 'add', name: t.categoriesAdd },
            { value: 'remove', name: t.categoriesRemove },
            { value: 'set', name: t.categoriesSet },
          ]}
        />
        {values.categoriesKind !== '' && (
          <div className="flex flex-col gap-2">
            <ul className="flex flex-col divide-y divide-line empty:hidden">
              {codes.map((code) => (
                <li key={code} className="flex items-center gap-1">
                  <span className="min-w-0 flex-1 text-small break-words">{paths.get(code) ?? code}</span>
                  <button
                    type="button"
                    aria-label={t.dropCategory(paths.get(code) ?? code)}
                    onClick={() => setCodes(codes.filter((one) => one !== code))}
                    className={iconButton}
                  >
                    <X size={18} />
                  </button>
                </li>
              ))}
            </ul>
            <SelectField
              {...field('categories')}
              label={t.whichCategories}
              prompt={t.addCategory}
              value=""
              onChange={(code) => code && setCodes([...codes, code])}
              options={[...paths].filter(([code]) => !codes.includes(code)).map(([value, name]) => ({ value, name }))}
            />
          </div>
        )}
      </fieldset>
      <SelectField
        {...field('brand')}
        label={t.brand}
        prompt={t.leave}
        options={[
          { value: NO_BRAND, name: t.brandNone },
          ...brands.map(({ code, name }) => ({ value: code, name: nameIn(name, language, code) })),
        ]}
      />
      {properties.length > 0 && (
        <fieldset className="flex flex-col gap-4">
          <SelectField
            {...field('propertyKind')}
            label={t.property}
            prompt={t.leave}
            options={[
              { value: 'set', name: t.propertySet },
              { value: 'add', name: t.propertyAdd },
              { value: 'remove', name: t.propertyRemove },
            ]}
          />
          {values.propertyKind !== '' && (
            <SelectField
              {...field('property')}
              label={t.whichProperty}
              prompt={t.chooseProperty}
              options={properties.map(({ code, name }) => ({ value: code, name: nameIn(name, language, code) }))}
            />
          )}
          {(values.propertyKind === 'set' || values.propertyKind === 'add') &&
            languages.map((own, index) => (
              <TextField
                key={own}
                {...field('propertyValue')}
                {...(index > 0 && { id: `bulk-property-${own}`, issue: null })}
                label={t.valueIn(own.toUpperCase())}
                maxLength={500}
                autoComplete="off"
                value={propertyTexts(values)[own] ?? ''}
                onChange={(text) =>
                  form.set({ propertyValue: JSON.stringify({ ...propertyTexts(values), [own]: text }) })
                }
              />
            ))}
        </fieldset>
      )}
      {customFields.length > 0 && (
        <fieldset className="flex flex-col gap-4">
          <SelectField
            {...field('customKind')}
            label={t.custom}
            prompt={t.leave}
            options={[
              { value: 'set', name: t.customSet },
              { value: 'remove', name: t.customRemove },
            ]}
          />
          {values.customKind !== '' && (
            <SelectField
              {...field('custom')}
              label={t.whichCustom}
              prompt={t.chooseCustom}
              options={customFields.map(({ code, name }) => ({ value: code, name: nameIn(name, language, code) }))}
              onChange={(custom) => form.set({ custom, customValue: '{}' })}
            />
          )}
          {values.customKind === 'set' &&
            custom &&
            languagesOfField(custom, languages).map((own, index) => {
              const key = customFieldName(own === null ? custom.code : `${custom.code}.${own}`);
              const { id, issue } = field('customValue');
              return (
                <CustomFieldControl
                  key={key}
                  custom={custom}
                  own={own}
                  id={index === 0 ? id : `${id}-${own}`}
                  value={customTyped(values)[key] ?? ''}
                  issue={index === 0 ? issue : null}
                  currency={currency}
                  onChange={(text) =>
                    form.set({ customValue: JSON.stringify({ ...customTyped(values), [key]: text }) })
                  }
                />
              );
            })}
        </fieldset>
      )}
      <SelectField
        {...field('visible')}
        label={t.visibility}
        prompt={t.leave}
        options={[
          { value: 'yes', name: t.show },
          { value: 'no', name: t.hide },
          { value: 'archive', name: t.archive },
          { value: 'restore', name: t.restore },
        ]}
      />
      <fieldset className="flex flex-col gap-4 border-t border-line pt-6">
        <SelectField {...field('when')} label={t.when} prompt={t.whenNow} options={[{ value: 'at', name: t.whenAt }]} />
        {values.when !== '' && (
          <TextField {...field('at')} label={t.moment} hint={t.momentHint} type="datetime-local" />
        )}
      </fieldset>
      <SubmitButton label={t.preview} busyLabel={t.previewing} isBusy={isBusy} className="w-full" />
    </form>
  );
}
