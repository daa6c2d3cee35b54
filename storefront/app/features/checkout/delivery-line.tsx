import { listDeliveryMethods } from '@vitrine/contract/checkout/checkout.ts';
import { Truck } from '@vitrine/ui/icons.ts';
import { useId } from 'react';
import { ignoreError } from '../../api/api-errors.ts';
import { formatDay } from '../../format/values.ts';
import { useShopperCountry } from '../../forms/use-shopper-country.ts';
import { useLoad } from '../../hooks/use-load.ts';
import type { StoreText } from '../../i18n/text-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { deliveryLineMessages } from '../../messages/en/checkout.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { namesAmount, promiseDelivery } from './delivery-promise.ts';

interface DeliveryLineProps {
  /** Price of the product. */
  amount: number;
  /** Day of a pre-order on which it is expected, as yyyy-mm-dd. */
  expectedOn: string | null;
  /** Shown until the country is known. */
  fallback: StoreText | null;
  /** Above every page. An amount that it names is not said again. */
  message: StoreText | null;
}

/** Price and day of the delivery of one product. Loaded in the browser, because the page is the same for everybody. */
export function DeliveryLine({ amount, expectedOn, fallback, message }: DeliveryLineProps) {
  const language = useLanguage();
  const t = translate(deliveryLineMessages, language);
  const id = useId();
  const { country, countries, choose } = useShopperCountry();
  const { data: methods } = useLoad(country, async () =>
    ignoreError('delivery methods', shopperApi()(listDeliveryMethods, { query: { country: country ?? '' } })),
  );
  const name = countries.find(({ code }) => code === country)?.name ?? '';
  const promise = methods && promiseDelivery(methods, { amount, expectedOn }, new Date());
  const words = () => {
    if (!methods) return fallback && <span {...fallback.language}>{fallback.text}</span>;
    if (!promise) return t.notServed(name);
    const day = formatDay(promise.day, language);
    return promise.price === null ? t.free(day) : t.costs(promise.price, day);
  };
  return (
    <div className="flex min-h-13 items-start gap-2 text-small text-second">
      <Truck className="mt-px shrink-0" size={18} />
      <div className="min-w-0">
        <p role="status" className="min-h-[1lh]">
          {words()}
        </p>
        {country && (
          <p className="flex flex-wrap items-center gap-x-3">
            <label htmlFor={id}>{t.to}</label>
            <select
              id={id}
              value={country}
              onChange={(event) => choose(event.target.value)}
              className="-ml-1.5 min-h-8 max-w-full rounded-control bg-transparent pr-8 pl-1 font-medium text-link underline underline-offset-4 -outline-offset-2"
            >
              {countries.map(({ code, name: label }) => (
                <option key={code} value={code} className="bg-surface text-body">
                  {label}
                </option>
              ))}
            </select>
            {promise?.freeFrom && !namesAmount(message, promise.freeFromAmount) && (
              <span>{t.freeFrom(promise.freeFrom)}</span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
