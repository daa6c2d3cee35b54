import { ApiError } from '@vitrine/contract/domain-error.ts';
import { currencyDigits } from '@vitrine/contract/text/number-text.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { readAmount } from '../../../format/amount-input.ts';
import { fromLocalInput, localInputValue } from '../../../format/moment.ts';
import { editableAmount, moneyText } from '../../../format/money.ts';
import { forgetDraft, readDraft, saveDraft } from '../../../hooks/use-draft.ts';
import { useAmountIssue } from '../../../i18n/amount-issue.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';
import { Sheet, startHere } from '../../../ui/sheet.tsx';
import type { CatalogChanges } from '../catalog-queries.ts';
import type { Variant } from './sale-button.tsx';
import { checkSale } from './typed-values.ts';

interface SaleSheetProps {
  variant: Variant;
  name: string;
  currency: string;
  changes: CatalogChanges;
  onClose: () => void;
}

/** Fields to which a domain error of the server belongs. */
const fieldOf: Readonly<Record<string, 'price' | 'until'>> = {
  'price.invalid': 'price',
  'sale.not-lower': 'price',
  'period.invalid': 'until',
};

export function SaleSheet({ variant, name, currency, changes, onClose }: SaleSheetProps) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const digits = currencyDigits(currency);
  const amountIssue = useAmountIssue(digits);
  const draftKey = `sale.${variant.sku}`;
  const regular = moneyText(variant.price, currency, locale);
  const [busy, setBusy] = useState<'save' | 'end' | null>(null);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const form = useForm<'price' | 'from' | 'until'>({
    id: 'sale',
    initial: readDraft(draftKey, {
      price: variant.sale ? editableAmount(variant.sale.price, digits, locale) : '',
      from: localInputValue(variant.sale?.from ?? null),
      until: localInputValue(variant.sale?.until ?? null),
    }),
    check: ({ price, from, until }) => {
      const typed = readAmount(price, currency, digits, locale);
      const amount = typed.kind === 'amount' ? typed.amount : '0';
      const wrong = checkSale({ price: amount, from, until }, variant.price, currency, new Date());
      return {
        price: typed.kind === 'amount' ? (wrong.price ? t.saleNotLower(regular) : null) : amountIssue(typed),
        until: wrong.until ? (wrong.until === 'past' ? t.endPast : t.periodWrong) : null,
      };
    },
    boxFrom: 3,
    onValues: (values) => saveDraft(draftKey, values),
  });
  const put = async (what: 'save' | 'end') => {
    setBusy(what);
    setErrorMessage(null);
    const { price, from, until } = form.values;
    const typed = readAmount(price, currency, digits, locale);
    const amount = typed.kind === 'amount' ? typed.amount : '';
    const sale = what === 'end' ? null : { price: amount, from: fromLocalInput(from), until: fromLocalInput(until) };
    try {
      await changes.price(variant.sku, { sale });
      forgetDraft(draftKey);
      showToast({
        tone: 'success',
        text: what === 'end' ? t.saleEnded : t.saleSaved,
        action: { label: t.undo, run: () => void takeBack(variant.sale) },
        seconds: 10,
      });
      onClose();
    } catch (error) {
      const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
      if (field) form.showIssues({ [field]: errorText(error) });
      else setErrorMessage(errorText(error));
    }
    setBusy(null);
  };
  const takeBack = async (sale: Variant['sale']) => {
    try {
      await changes.price(variant.sku, { sale });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && form.isValid()) void put('save');
  };
  return (
    <Sheet title={t.saleOf(name)} onClose={onClose} hasStart>
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        <FormError message={errorMessage} />
        <TextField
          {...form.field('price')}
          ref={startHere}
          label={t.salePrice}
          hint={t.regular(regular)}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...form.field('from')}
          label={t.saleFrom}
          note={t.optional}
          hint={t.saleFromHint}
          type="datetime-local"
        />
        <TextField
          {...form.field('until')}
          label={t.saleTo}
          note={t.optional}
          hint={t.saleToHint}
          type="datetime-local"
        />
        <div className="flex flex-col gap-3">
          <SubmitButton label={t.saleSave} busyLabel={t.saving} isBusy={busy === 'save'} className="w-full" />
          {variant.sale && (
            <Button kind="secondary" aria-busy={busy === 'end'} onClick={() => !busy && put('end')} className="w-full">
              {t.saleEnd}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}
