import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { TriangleAlert } from '@vitrine/ui/icons.ts';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import type { Issues } from '@vitrine/ui/use-form.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { errorMessage } from '../../api/error-message.ts';
import type { AddressValues } from '../../forms/address.ts';
import type { Geocoding } from '../../forms/my-location.tsx';
import { useWide } from '../../hooks/use-wide.ts';
import { localPath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { checkoutMessages } from '../../messages/en/checkout.ts';
import { translate } from '../../messages/translate.ts';
import { chosenCountry } from '../../session/shopper-country.ts';
import { getAccessToken } from '../../session/token.ts';
import { type ContactField, readDraft } from './checkout-draft.ts';
import { ContactStep, ContactSummary } from './contact-step.tsx';
import { SideSummary, TopSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import type { Placed } from './place-order.ts';
import { StepList, StepSection } from './step-section.tsx';
import { useContactForm } from './use-contact-form.ts';
import { type Delivery, useDelivery } from './use-delivery.ts';
import { usePaymentForm } from './use-payment-form.ts';
import { isOtherSubtotal, usePlaceOrder } from './use-place-order.ts';
import { OpensLater, WaitingOrder } from './waiting-order.tsx';

interface CheckoutProps extends Pick<CheckoutStepsProps, 'geocoding' | 'saved' | 'reloadCart' | 'skeleton'> {
  cart: Cart | null;
  phase: 'unknown' | 'ready' | 'failed';
  /** The shop takes no orders yet. */
  opensLater: boolean;
  coupon: (cart: Cart) => ReactNode;
  /** Called when the cart has been ordered. */
  dropCart: () => void;
  /** Called when the items of an order are in a cart again. */
  adoptCart: (cart: Cart) => void;
}

/** Shows the checkout of the cart, an order that awaits payment, or goes to the empty cart. */
export function Checkout({ cart, phase, opensLater, coupon, dropCart, adoptCart, ...rest }: CheckoutProps) {
  const { skeleton } = rest;
  const language = useLanguage();
  const t = translate(checkoutMessages, language);
  const navigate = useNavigate();
  // The ordered cart stays visible until the browser has left the page.
  const [leaving, setLeaving] = useState<Cart | null>(null);
  // After Back from the payment page, browsers may restore this page from the back/forward cache.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(null);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const shown = leaving ?? cart;
  if (shown && opensLater) return <OpensLater />;
  if (shown) {
    const leave = ({ order, payUrl }: Placed) => {
      const isWaiting = !payUrl && order.paymentStatus === 'open';
      if (!isWaiting) setLeaving(shown);
      dropCart();
      if (payUrl) location.assign(payUrl);
      else if (!isWaiting) {
        navigate(localPath(language, `/order-confirm?order=${order.id}&key=${order.key}`), { replace: true });
      }
    };
    return (
      <CheckoutSteps {...rest} cart={shown} coupon={coupon(shown)} isLeaving={leaving !== null} onPlaced={leave} />
    );
  }
  if (phase === 'unknown') return skeleton;
  if (phase === 'failed') {
    return (
      <EmptyState icon={<TriangleAlert size={56} />} title={t.failed}>
        <p>{t.failedText}</p>
        <Button onClick={() => rest.reloadCart()}>{t.tryAgain}</Button>
      </EmptyState>
    );
  }
  return <WaitingOrder skeleton={skeleton} onRestored={adoptCart} />;
}

interface CheckoutStepsProps {
  cart: Cart;
  skeleton: ReactNode;
  geocoding: Geocoding | null;
  /** Addresses of the customer to choose from. */
  saved: AddressValues[];
  coupon: ReactNode;
  /** The order is placed and the browser is navigating to the next page. */
  isLeaving: boolean;
  reloadCart: () => Promise<void>;
  onPlaced: (placed: Placed) => void;
}

/** Two steps on one page; the step is in the URL, so that Back returns to the first. */
function CheckoutSteps({
  cart,
  skeleton,
  geocoding,
  saved,
  coupon,
  isLeaving,
  reloadCart,
  onPlaced,
}: CheckoutStepsProps) {
  const language = useLanguage();
  const t = translate(checkoutMessages, language);
  const [query] = useSearchParams();
  const { pathname, state: arrival } = useLocation();
  const navigate = useNavigate();
  const isGuest = getAccessToken() === null;
  const [hasOwnAddress] = useState(!isGuest && Boolean(readDraft().contact.address));
  const isWide = useWide();
  const contact = useContactForm();
  const payment = usePaymentForm(contact, (): Delivery => delivery);
  const delivery = useDelivery(cart, contact.place, payment.form.values.delivery || null);
  const [contactIssues, setContactIssues] = useState<Issues<ContactField> | null>(null);
  const [quoteError, setQuoteError] = useState<unknown>(null);

  // Customers with a stored address begin with the payment.
  const step = query.get('step') ?? (hasOwnAddress ? 'payment' : 'address');
  const [openedAt] = useState(step);
  // The second step is drawn whole: what it shows is known, or could not be loaded.
  const canDrawPayment =
    !contact.isLoading &&
    Boolean(delivery.quote ?? delivery.error) &&
    Boolean(payment.methods.list ?? payment.methods.error) &&
    payment.agreement !== undefined;
  const isPayment = step === 'payment' && contact.isComplete && canDrawPayment;
  const goTo = (step: 'address' | 'payment', replace = false) => navigate(`${pathname}?step=${step}`, { replace });
  const ordering = usePlaceOrder({
    initialError: arrival?.declined === true ? { tone: 'error', message: t.declined } : null,
    cart,
    contact,
    delivery,
    payment,
    reloadCart,
    onPlaced,
    onContactIssues: (issues) => {
      setContactIssues(issues);
      goTo('address');
    },
  });

  // Errors of the API are shown after their step has been rendered.
  useEffect(() => {
    if (isPayment || !contactIssues) return;
    setContactIssues(null);
    contact.form.showIssues(contactIssues);
  });

  const goOn = async () => {
    setQuoteError(null);
    try {
      const { options, totals, error } = await delivery.settle();
      if (options.length > 0) {
        if (isOtherSubtotal(cart.totals, totals)) await ordering.showChange();
        chosenCountry.set(contact.form.values.country);
        goTo('payment');
      } else contact.form.showIssues({ country: error ?? t.noDelivery(contact.countryName) });
    } catch (error) {
      setQuoteError(error);
    }
  };

  const summary = {
    cart,
    totals: delivery.quote?.totals ?? null,
    isFinal: isPayment || (contact.isComplete && !delivery.isPending && delivery.quote?.taxByState === false),
    isPending: delivery.isPending,
    taxByState: delivery.quote?.taxByState ?? false,
    coupon,
  };
  const blocked = !cart.canCheckOut && !isLeaving && (
    <ErrorPanel tone="warn" message={t.blocked}>
      <LocalLink to="/cart" className={buttonClassName('secondary', 'mt-3')}>
        {t.toCart}
      </LocalLink>
    </ErrorPanel>
  );
  const { error } = ordering;
  if (step === 'payment' && openedAt === 'payment' && !canDrawPayment) return skeleton;
  return (
    <>
      {!isWide && <TopSummary {...summary} />}
      <div className="mt-2 grid gap-x-14 gap-y-8 lg:mt-4 lg:grid-cols-12">
        <StepList current={isPayment ? 2 : 1}>
          <StepSection
            number={1}
            title={t.contactTitle}
            state={isPayment ? 'done' : 'current'}
            action={
              isPayment && (
                <button
                  type="button"
                  aria-label={t.editNamed}
                  onClick={() => goTo('address')}
                  className={linkClassName}
                >
                  {t.edit}
                </button>
              )
            }
          >
            {isPayment ? (
              <ContactSummary
                contact={contact.form.values}
                countryName={contact.countryName}
                stateName={contact.stateName}
                format={contact.format}
              />
            ) : (
              <ContactStep
                form={contact.form}
                countries={contact.countries}
                zones={contact.zones}
                isGuest={isGuest}
                geocoding={geocoding}
                saved={saved}
                isComplete={contact.isComplete}
                error={quoteError ? <ErrorPanel tone="error" message={errorMessage(quoteError, language)} /> : blocked}
                onContinue={goOn}
              />
            )}
          </StepSection>
          <StepSection number={2} title={t.paymentTitle} state={isPayment ? 'current' : 'ahead'}>
            {isPayment && (
              <PaymentStep
                contact={contact}
                delivery={delivery}
                payment={payment}
                isGuest={isGuest}
                isOrdering={ordering.isOrdering || isLeaving}
                error={
                  error ? (
                    <ErrorPanel key={error.message} {...error}>
                      <PriceChanges changes={ordering.changes} />
                    </ErrorPanel>
                  ) : (
                    blocked
                  )
                }
                onOrder={() => !isLeaving && ordering.placeOrder()}
              />
            )}
          </StepSection>
        </StepList>
        {isWide && (
          <div className="min-w-0 lg:col-span-5">
            <SideSummary {...summary} />
          </div>
        )}
      </div>
    </>
  );
}

function PriceChanges({ changes }: { changes: { name: string; before: string; after: string }[] }) {
  const t = useMessages(checkoutMessages);
  if (changes.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {changes.map(({ name, before, after }) => (
        <li key={name}>{t.priceChanged(name, before, after)}</li>
      ))}
    </ul>
  );
}
