import { cartFormPath } from '@vitrine/contract/cart/cart-form.ts';
import type { Cart, CartLine } from '@vitrine/contract/cart/cart-shapes.ts';
import { plainCheckoutPath } from '@vitrine/contract/site/site-routes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { drawPhoto, plainPhotoOf } from '../../../format/photo.ts';
import { splitTotals } from '../../../format/totals.ts';
import { writeMoney } from '../../../format/values.ts';
import { localPath } from '../../../i18n/language.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { OptionText } from '../../../i18n/option-text.tsx';
import { textLanguage } from '../../../i18n/text-language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { cartScreenMessages, plainCartMessages } from '../../../messages/en/cart.ts';
import { translate } from '../../../messages/translate.ts';
import { AmountList } from '../../../ui/amount-list.tsx';
import { ItemLine } from '../../../ui/item-line.tsx';

interface PlainCartProps {
  cart: Cart | null;
  error: string | null;
  shopUrl: string;
  currency: string;
}

/** The cart with forms that work without JavaScript: the host receives them and sends the cart again. */
export function PlainCart({ cart, error, shopUrl, currency }: PlainCartProps) {
  const language = useLanguage();
  const t = translate(cartScreenMessages, language);
  const lines = cart?.products ?? [];
  return (
    <div className="mt-6 mb-14 flex max-w-200 flex-col gap-5">
      <FormError message={error} />
      {cart && lines.length > 0 ? (
        <>
          <ul aria-label={t.lines} className="divide-y divide-line">
            {lines.map((line) => (
              <PlainLine key={line.cartItemId} line={line} shopUrl={shopUrl} />
            ))}
          </ul>
          <AmountList {...splitTotals(cart.totals, false, t, (amount) => writeMoney(amount, currency, language))} />
          {cart.canCheckOut && (
            <LocalLink to={plainCheckoutPath} className={buttonClassName('primary', 'self-start')}>
              {t.checkOut}
            </LocalLink>
          )}
        </>
      ) : (
        <p>{t.empty}</p>
      )}
      <LocalLink to="/category/all" className={buttonClassName('secondary', 'self-start')}>
        {t.continueShopping}
      </LocalLink>
    </div>
  );
}

function PlainLine({ line, shopUrl }: { line: CartLine; shopUrl: string }) {
  const language = useLanguage();
  const t = translate(cartScreenMessages, language);
  const { name, friendlyUrl } = line.description;
  const picture = line.images[0] ?? line.image;
  return (
    <ItemLine
      picture={picture && drawPhoto(plainPhotoOf({ ...picture, url: picture.imageUrl }, shopUrl))}
      name={
        <LocalLink {...textLanguage(line.description, 'name', language)} to={`/product/${friendlyUrl ?? line.id}`}>
          {name}
        </LocalLink>
      }
      details={line.cartItemattributes.map(({ id, option, optionValue }) => (
        <p key={id}>
          <OptionText option={option} value={optionValue} />
        </p>
      ))}
      quantity={t.each(line.finalPrice)}
      amount={line.displaySubTotal}
    >
      {line.notices.map(({ code, message }) => (
        <p key={code} className="text-small text-warn">
          {message}
        </p>
      ))}
      <form
        method="post"
        action={localPath(language, cartFormPath)}
        className="mt-2 flex flex-wrap items-center gap-x-2"
      >
        <input type="hidden" name="sku" value={line.sku} />
        <input type="hidden" name="line" value={line.cartItemId} />
        {line.maximum > 0 && (
          <>
            <input
              type="number"
              name="quantity"
              min={1}
              max={line.maximum}
              defaultValue={line.quantity}
              aria-label={t.quantityOf(name)}
              className="tabular h-11 w-14 rounded-control border border-line-strong bg-surface px-2 text-base text-strong"
            />
            <Button type="submit" kind="secondary" className="px-3">
              {translate(plainCartMessages, language).update}
            </Button>
          </>
        )}
        <Button
          type="submit"
          kind="quiet"
          name="remove"
          value="yes"
          formNoValidate
          aria-label={t.removeNamed(name)}
          className="px-0 sm:px-3"
        >
          {t.remove}
        </Button>
      </form>
    </ItemLine>
  );
}
