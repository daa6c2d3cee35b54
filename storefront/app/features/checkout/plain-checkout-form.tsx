import { checkAddress, checkEmail } from '@vitrine/contract/address/address-rules.ts';
import { hasConsumerLaw } from '@vitrine/contract/address/consumer-law.ts';
import { checkoutFormPath } from '@vitrine/contract/site/site-routes.ts';
import { messagesByField } from '@vitrine/contract/validation-issue.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { Fragment, type ReactNode } from 'react';
import type { ShopperCart } from '../../context.ts';
import { splitTotals } from '../../format/totals.ts';
import { formatDay, writeMoney } from '../../format/values.ts';
import { partsInOrder } from '../../forms/address.ts';
import { countryFacts } from '../../forms/rules.ts';
import { localPath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { textLanguage } from '../../i18n/text-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { cartScreenMessages, plainCartMessages } from '../../messages/en/cart.ts';
import { checkoutMessages, checkoutShellMessages } from '../../messages/en/checkout.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { translate } from '../../messages/translate.ts';
import { AmountList } from '../../ui/amount-list.tsx';

/** No code follows what is typed: the browser has it, and the server gets it. */
const ignore = () => {};

/** The checkout as one form: first the address, and when that is right also delivery, payment and the total. */
export function PlainCheckoutForm({ cart, error, checkout, currency }: ShopperCart & { currency: string }) {
  const language = useLanguage();
  const t = translate(checkoutMessages, language);
  const names = translate(fieldMessages, language);
  const ofCart = translate(cartScreenMessages, language);
  if (!cart || !checkout || cart.products.length === 0 || !cart.canCheckOut) {
    return (
      <div className="mt-6 flex flex-col items-start gap-5">
        <p>{cart && cart.products.length > 0 ? t.blocked : ofCart.empty}</p>
        <LocalLink to="/cart" className={buttonClassName('secondary')}>
          {t.toCart}
        </LocalLink>
      </div>
    );
  }
  const { values, isSent, countries, zones, methods, hasOnlinePayment, quote, refused, key } = checkout;
  const country = values.country ?? '';
  const facts = countryFacts(country, countries, { list: zones });
  const { format } = facts;
  const found = isSent ? messagesByField([...checkEmail(values.email), ...checkAddress(values, facts)], language) : {};
  const issues: Readonly<Record<string, string>> = { ...refused, ...found };
  const totals = quote?.totals ?? null;
  const isComplete = isSent && Object.keys(found).length === 0 && totals !== null;
  const write = (amount: number) => writeMoney(amount, currency, language);
  const amounts = splitTotals(totals ?? cart.totals, isComplete, ofCart, write);
  const undeliverable = isSent && country && quote && !quote.chosen ? (quote.error ?? t.noDelivery(facts.name)) : null;
  const field = (
    name: string,
    label: string,
    isRequired: boolean,
    autoComplete: string,
    { type = 'text', className }: { type?: string; className?: string } = {},
  ) => (
    <TextField
      key={name}
      id={`plain-${name}`}
      name={name}
      label={label}
      note={isRequired ? names.required : names.optional}
      type={type}
      className={className}
      autoComplete={autoComplete}
      defaultValue={values[name]}
      issue={issues[name] ?? null}
      onChange={ignore}
    />
  );
  const needs = (part: 'city' | 'postalCode' | 'state') => format.required.includes(part);
  const stateLabel = format.state?.label ?? names.zone;
  const parts: Record<ReturnType<typeof partsInOrder>[number], ReactNode> = {
    city: format.city && field('city', format.city.label ?? names.city, needs('city'), 'address-level2'),
    postalCode:
      format.postalCode &&
      field('postalCode', format.postalCode.label ?? names.postcode, needs('postalCode'), 'postal-code', {
        className: 'max-w-40',
      }),
    state:
      format.state &&
      (zones.length > 0 ? (
        <SelectField
          id="plain-zone"
          name="zone"
          label={stateLabel}
          note={needs('state') ? names.required : names.optional}
          prompt=""
          options={zones.map(({ code, name }) => ({ value: code ?? name, name }))}
          autoComplete="address-level1"
          defaultValue={values.zone}
          issue={issues.zone ?? null}
          onChange={ignore}
        />
      ) : (
        field('stateProvince', stateLabel, needs('state'), 'address-level1')
      )),
  };
  const total = amounts.total?.amount ?? '';
  return (
    <form
      method="post"
      action={localPath(language, checkoutFormPath)}
      noValidate
      className="mt-6 grid max-w-xl grid-cols-1 gap-x-14 gap-y-5 lg:max-w-none lg:grid-cols-12"
    >
      <div className="flex flex-col gap-5 lg:col-span-7">
        <FormError message={error} />
        <h2 className="text-h3">{t.contactTitle}</h2>
        {field('email', names.email, true, 'email', { type: 'email' })}
        <SelectField
          id="plain-country"
          name="country"
          label={names.country}
          note={names.required}
          prompt=""
          options={countries.map(({ code, name }) => ({ value: code, name }))}
          autoComplete="country"
          defaultValue={country}
          issue={issues.country ?? issues.countryCode ?? undeliverable}
          onChange={ignore}
        />
        {field('firstName', names.firstName, true, 'given-name')}
        {field('lastName', names.lastName, true, 'family-name')}
        {field('address', names.street, true, 'address-line1')}
        {field('address2', names.streetMore, false, 'address-line2')}
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {partsInOrder(format).map((part) => (
            <Fragment key={part}>{parts[part]}</Fragment>
          ))}
        </div>
        {field('phone', names.phone, false, 'tel', { type: 'tel', className: 'max-w-64' })}
        {isComplete && quote && (
          <>
            <h2 className="mt-4 text-h3">{t.paymentTitle}</h2>
            <Choice legend={t.deliveryMethod}>
              {quote.options.map((option) => (
                <RadioCard
                  key={option.optionCode}
                  name="delivery"
                  value={`${option.shippingQuoteOptionId} ${option.optionCode}`}
                  title={option.optionName}
                  text={option.optionDeliveryDate && t.deliveryBy(formatDay(option.optionDeliveryDate, language))}
                  end={option.optionPrice === 0 ? t.free : option.optionPriceText}
                  isChosen={option === quote.chosen}
                  onChoose={ignore}
                />
              ))}
            </Choice>
            <Choice legend={t.paymentMethod}>
              {methods.map(({ code, name, description }) => (
                <RadioCard
                  key={code}
                  name="payment"
                  value={code}
                  title={name}
                  text={description}
                  isChosen={code === (methods.find((one) => one.code === values.payment) ?? methods[0])?.code}
                  onChoose={ignore}
                />
              ))}
              {hasOnlinePayment && (
                <p className="text-small text-second">{translate(checkoutShellMessages, language).needsScript}</p>
              )}
            </Choice>
          </>
        )}
      </div>
      <section
        aria-labelledby="plain-summary"
        className="flex flex-col gap-3 rounded-panel bg-sunken p-5 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <h2 id="plain-summary" className="text-h3">
          {t.summary}
        </h2>
        <ul className="flex flex-col gap-1">
          {cart.products.map((line) => (
            <li key={line.cartItemId} className="flex justify-between gap-4">
              <span {...textLanguage(line.description, 'name', language)}>
                {line.description.name}&nbsp;·{' '}
                <span className="whitespace-nowrap">{t.quantity(line.quantity, line.finalPrice)}</span>
              </span>
              <span className="tabular shrink-0">{line.displaySubTotal}</span>
            </li>
          ))}
        </ul>
        <AmountList {...amounts} />
      </section>
      <div className="flex flex-col gap-5 lg:col-span-7">
        {isComplete && (
          <>
            <label className="flex min-h-11 items-center gap-3 py-2">
              <input type="checkbox" name="terms" value="yes" className="size-5 shrink-0" />
              {t.terms}
            </label>
            <input type="hidden" name="amount" value={amounts.total?.value} />
            <input type="hidden" name="currency" value={currency} />
            <input type="hidden" name="key" value={key} />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {/* The first button is the one of the Enter key, which orders nothing. */}
          <Button type="submit" kind={isComplete ? 'secondary' : 'primary'}>
            {isComplete ? translate(plainCartMessages, language).update : t.toPayment}
          </Button>
          {isComplete && methods.length > 0 && (
            <Button type="submit" name="order" value="yes" className="flex-1">
              {hasConsumerLaw(country) ? t.order : t.placeOrder(total)}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

const Choice = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="mb-3 font-semibold text-strong">{legend}</legend>
    {children}
  </fieldset>
);
