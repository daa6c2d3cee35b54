import Lock from 'lucide-react/icons/lock';
import type { FormEvent, ReactNode } from 'react';
import { grandTotal } from '../../format/totals.ts';
import { AddressFormFields } from '../../forms/address-form-fields.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PasswordFields } from '../../forms/password-fields.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { checkoutMessages } from './checkout-messages.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { NotesField } from './notes-field.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { TermsText } from './terms-text.tsx';
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
  trouble: ReactNode;
  onOrder: () => void;
}

const tick = (isOn: boolean) => (isOn ? 'yes' : '');

export function PaymentStep({ contact, delivery, payment, isGuest, isOrdering, trouble, onOrder }: PaymentStepProps) {
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
      {trouble}
      <ErrorSummary form={form} />
      <DeliveryChoice
        delivery={delivery}
        chosen={values.delivery || null}
        countryName={contact.countryName}
        id={deliveryField.id}
        problem={deliveryField.problem}
        onChoose={deliveryField.onChange}
      />
      <PaymentChoice
        methods={methods}
        chosen={method}
        id={paymentField.id}
        problem={paymentField.problem}
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
          problem={form.field('terms').problem}
          onChange={(isOn) => form.set({ terms: tick(isOn) })}
        >
          {t.terms}
        </CheckField>
        <TermsText />
      </div>
      <OrderButton delivery={delivery} payment={payment} isOrdering={isOrdering} />
    </form>
  );
}

type OrderButtonProps = Pick<PaymentStepProps, 'delivery' | 'payment' | 'isOrdering'>;

/** The total is shown beside the button. */
function OrderButton({ delivery, payment: { methods, method }, isOrdering }: OrderButtonProps) {
  const t = useMessages(checkoutMessages);
  const total = delivery.quote?.totals && grandTotal(delivery.quote.totals);
  // The button is disabled until delivery, payment methods and total are visible.
  const isLoading = (!delivery.quote && !delivery.failure) || (!methods.list && !methods.failure);
  const redirects = methods.list?.find(({ code }) => code === method)?.redirects;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex grow items-baseline justify-between gap-3 sm:grow-0 sm:flex-col sm:gap-0">
          <span className="text-small text-second">{t.total}</span>
          <span className="tabular text-price-lg leading-none font-semibold text-strong">{total?.amount ?? '…'}</span>
        </p>
        <Button type="submit" disabled={isLoading} aria-busy={isOrdering} className="w-full sm:w-auto sm:flex-1">
          {isOrdering && <Spinner size={20} />}
          {t.order}
        </Button>
      </div>
      <p className="mt-4 flex items-start gap-2 text-small text-second">
        <Lock size={18} className="mt-px" />
        {redirects ? t.trustCard : t.trust}
      </p>
      <p role="status" className="sr-only">
        {isOrdering && t.ordering}
      </p>
    </div>
  );
}
