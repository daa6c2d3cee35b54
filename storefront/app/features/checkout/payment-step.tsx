import { hasConsumerLaw } from '@vitrine/contract/address/consumer-law.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { Lock } from '@vitrine/ui/icons.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { grandTotal } from '../../format/totals.ts';
import { AddressFormFields } from '../../forms/address-form-fields.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PasswordFields } from '../../forms/password-fields.tsx';
import type { FieldProps } from '../../forms/use-form.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { checkoutMessages } from '../../messages/en/checkout.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { DeliveryChoice, PaymentChoice } from './method-choice.tsx';
import type { ContactForm } from './use-contact-form.ts';
import type { Delivery } from './use-delivery.ts';
import type { PaymentForm } from './use-payment-form.ts';

interface PaymentStepProps {
  contact: ContactForm;
  delivery: Delivery;
  payment: PaymentForm;
  isGuest: boolean;
  isOrdering: boolean;
  /** Error panel above the form. */
  error: ReactNode;
  onOrder: () => void;
}

const tick = (isOn: boolean) => (isOn ? 'yes' : '');

export function PaymentStep({ contact, delivery, payment, isGuest, isOrdering, error, onOrder }: PaymentStepProps) {
  const t = useMessages(checkoutMessages);
  const { form, methods, method, zones } = payment;
  const { values } = form;
  const deliveryField = form.field('delivery');
  const paymentField = form.field('payment');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onOrder();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-7">
      {error}
      <ErrorSummary form={form} />
      <DeliveryChoice
        delivery={delivery}
        chosen={values.delivery || null}
        countryName={contact.countryName}
        id={deliveryField.id}
        issue={deliveryField.issue}
        onChoose={deliveryField.onChange}
      />
      <PaymentChoice
        methods={methods}
        chosen={method}
        id={paymentField.id}
        issue={paymentField.issue}
        onChoose={paymentField.onChange}
      />
      <div className="flex flex-col">
        <CheckField
          id="pay-billingSame"
          isOn={values.billingSame !== ''}
          onChange={(isOn) =>
            form.set({ billingSame: tick(isOn), ...(!values.country && { country: contact.form.values.country }) })
          }
        >
          {t.billingSame}
        </CheckField>
        {!values.billingSame && (
          <fieldset className="mt-3 mb-4 flex flex-col gap-5">
            <legend className="mb-4 font-semibold text-strong">{t.billingTitle}</legend>
            <AddressFormFields form={form} section="billing" countries={contact.countries} zones={zones} />
          </fieldset>
        )}
        {isGuest && (
          <CheckField
            id="pay-account"
            asSwitch
            isOn={values.account !== ''}
            onChange={(isOn) => form.set({ account: tick(isOn) })}
          >
            {t.makeAccount}
            <span className="block text-small text-second">{t.makeAccountText}</span>
          </CheckField>
        )}
        {isGuest && values.account && (
          <div className="mt-3 mb-3 flex max-w-sm flex-col gap-5">
            <PasswordFields password={form.field('password')} repeat={form.field('repeatPassword')} />
          </div>
        )}
        <NotesField field={form.field('notes')} />
      </div>
      <div className="border-t border-line pt-4">
        <CheckField
          id="pay-terms"
          isOn={values.terms !== ''}
          required
          issue={form.field('terms').issue}
          isQuiet={form.field('terms').isQuiet}
          onChange={(isOn) => form.set({ terms: tick(isOn) })}
        >
          {t.terms}
        </CheckField>
        {payment.agreement && (
          <Collapsible title={t.readTerms}>
            <RichText html={payment.agreement} className="text-small" />
          </Collapsible>
        )}
      </div>
      <OrderButton
        country={contact.form.values.country}
        delivery={delivery}
        payment={payment}
        isOrdering={isOrdering}
      />
    </form>
  );
}

interface OrderButtonProps extends Pick<PaymentStepProps, 'delivery' | 'payment' | 'isOrdering'> {
  /** Where the goods go. */
  country: string;
}

/** Where the law asks for it, the button has the words of the law and nothing else; the total is beside it. */
function OrderButton({ country, delivery, payment: { methods, method }, isOrdering }: OrderButtonProps) {
  const t = useMessages(checkoutMessages);
  const names = useMessages(fieldMessages);
  const total = delivery.quote?.totals && grandTotal(delivery.quote.totals);
  // The button is disabled until delivery, payment methods and total are visible.
  const isLoading = (!delivery.quote && !delivery.error) || (!methods.list && !methods.error);
  const redirects = methods.list?.find(({ code }) => code === method)?.redirects;
  const amount = total?.amount ?? '…';
  const label = hasConsumerLaw(country) ? t.order : redirects ? t.pay(amount) : t.placeOrder(amount);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex grow items-baseline justify-between gap-3 sm:grow-0 sm:flex-col sm:gap-0">
          <span className="text-small text-second">{t.total}</span>
          <span className="tabular text-price-lg leading-none font-semibold text-strong">{amount}</span>
        </p>
        <Button
          type="submit"
          disabled={isLoading}
          aria-describedby="order-note"
          aria-busy={isOrdering}
          className="w-full sm:w-auto sm:flex-1"
        >
          {isOrdering && <Spinner size={20} />}
          {label}
        </Button>
      </div>
      <p id="order-note" className="mt-4 flex items-start gap-2 text-small text-second">
        <Lock size={18} className="mt-px" />
        {isLoading ? names.loading : redirects ? t.trustCard : t.trust}
      </p>
      <p role="status" className="sr-only">
        {isOrdering && t.ordering}
      </p>
    </div>
  );
}

const maxNotesLength = 500;
/** From this length the number of characters left is shown. */
const countedLength = 400;

/** Few orders need a note, so the field is collapsed at first. */
function NotesField({ field }: { field: FieldProps }) {
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
        counter={length >= countedLength ? t.notesLeft(maxNotesLength - length) : null}
      />
    </div>
  );
}
