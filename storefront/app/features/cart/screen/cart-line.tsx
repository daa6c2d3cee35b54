import type { CartLine } from '@vitrine/contract/cart/cart-shapes.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { TriangleAlert } from '@vitrine/ui/icons.ts';
import { drawPhoto, plainPhotoOf } from '../../../format/photo.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { OptionText } from '../../../i18n/option-text.tsx';
import { textLanguage } from '../../../i18n/text-language.ts';
import { useLanguage, useMessages } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';
import { translate } from '../../../messages/translate.ts';
import { getApiOrigin } from '../../../session/document-data.ts';
import { Picture } from '../../../ui/picture.tsx';
import { changeQuantity, removeFromCart } from '../actions/change-lines.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

interface CartLineRowProps {
  line: CartLine;
  /** Smaller layout for the drawer. */
  compact?: boolean;
  /** The line was just added. */
  isNew?: boolean;
}

function CartLineRow({ line, compact = false, isNew = false }: CartLineRowProps) {
  const language = useLanguage();
  const t = translate(cartScreenMessages, language);
  const Heading = compact ? 'h3' : 'h2';
  const name = line.description.name;
  const path = `/product/${line.description.friendlyUrl ?? line.id}`;
  return (
    <li
      className={classNames('flex gap-4 py-5', compact ? '-mx-5 px-5' : 'lg:gap-6', isNew && 'just-added')}
      data-sku={line.sku}
    >
      <LocalLink to={path} tabIndex={-1} aria-hidden className="on-tile shrink-0 self-start">
        <Picture
          className={classNames('aspect-4/5', compact ? 'w-18' : 'w-18 xs:w-24 lg:w-28')}
          picture={photoIn(line)}
          sizes={compact ? '72px' : '112px'}
        />
      </LocalLink>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <Heading className="font-sans text-base font-medium hyphens-auto">
              <LocalLink {...textLanguage(line.description, 'name', language)} to={path} className="hover:underline">
                {name}
              </LocalLink>
            </Heading>
            {line.cartItemattributes.map(({ id, option, optionValue }) => (
              <p key={id} className="text-small text-second">
                <OptionText option={option} value={optionValue} />
              </p>
            ))}
            <UnitPrice line={line} />
          </div>
          <p className="tabular shrink-0 text-right font-semibold text-strong">{line.displaySubTotal}</p>
        </div>
        <LineNotices line={line} />
        {line.discount > 0 && <p className="text-small text-sale-text">{t.youSave(line.displayDiscount)}</p>}
        <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
          {line.maximum > 0 && (
            <QuantityStepper
              name={name}
              quantity={line.quantity}
              max={line.maximum}
              onChange={(quantity) => changeQuantity(line, quantity)}
              onRemove={() => removeFromCart(line)}
            />
          )}
          <button
            type="button"
            aria-label={t.removeNamed(name)}
            onClick={() => removeFromCart(line)}
            className="min-h-11 text-small font-medium text-link underline underline-offset-4 hover:no-underline"
          >
            {t.remove}
          </button>
        </div>
      </div>
    </li>
  );
}

function UnitPrice({ line }: { line: CartLine }) {
  const t = useMessages(cartScreenMessages);
  return (
    <p className="tabular text-small text-second">
      {line.discounted && <span className="sr-only">{t.now} </span>}
      {t.each(line.finalPrice)}
      {line.discounted && (
        <>
          {' '}
          <span className="sr-only">{t.original} </span>
          <s className="text-muted">{line.originalPrice}</s>
        </>
      )}
    </p>
  );
}

function photoIn({ images, image }: CartLine) {
  const first = images[0] ?? image;
  return first && drawPhoto(plainPhotoOf({ ...first, url: first.imageUrl }, getApiOrigin()));
}

/** Changes since the shopper last set the line, such as another price. */
function LineNotices({ line: { notices } }: { line: CartLine }) {
  const t = useMessages(cartScreenMessages);
  if (notices.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 rounded-control bg-warn-back px-3 py-2 text-small text-warn">
      {notices.map(({ code, message, before, after }) => (
        <li key={code} className="flex items-start gap-2">
          <TriangleAlert className="mt-px" size={18} />
          <span>{before && after ? t.priceWas(before, after) : message}</span>
        </li>
      ))}
    </ul>
  );
}

interface CartLinesProps {
  lines: CartLine[];
  compact?: boolean;
  /** SKU of the line that was just added; it is listed first. */
  added?: string | null;
}

export function CartLines({ lines, compact = false, added = null }: CartLinesProps) {
  const t = useMessages(cartScreenMessages);
  const isAdded = ({ sku }: CartLine) => sku === added;
  const sorted = [...lines.filter(isAdded), ...lines.filter((line) => !isAdded(line))];
  return (
    <ul aria-label={t.lines} className="divide-y divide-line">
      {sorted.map((line) => (
        <CartLineRow key={line.cartItemId} line={line} compact={compact} isNew={isAdded(line)} />
      ))}
    </ul>
  );
}
