import { buttonClassName } from '@vitrine/ui/button.tsx';
import { useSearchParams } from 'react-router';
import { useHasCall } from '../../api/absent-calls.ts';
import { AddToCartButton } from '../../features/cart/buttons/add-to-cart-button.tsx';
import type { Card } from '../../features/catalog/card/card.ts';
import { ProductRow } from '../../features/catalog/card/product-row.tsx';
import { BreadcrumbTrail } from '../../features/catalog/product/breadcrumb-trail.tsx';
import { BuyBar } from '../../features/catalog/product/buy-bar.tsx';
import { BuyBox } from '../../features/catalog/product/buy-box.tsx';
import { chooseVariant, offerOf, photosOf } from '../../features/catalog/product/choose-variant.ts';
import { useMissingOption } from '../../features/catalog/product/option-picker.tsx';
import { ProductGallery } from '../../features/catalog/product/product-gallery.tsx';
import type { ProductView } from '../../features/catalog/product/product-view.ts';
import type { Promised } from '../../features/content/promise-icon.ts';
import { keptPromises, PromiseList } from '../../features/content/promise-list.tsx';
import type { ReviewView } from '../../features/reviews/review-view.ts';
import { WishButton } from '../../features/wishlist/wish-button.tsx';
import type { StoreText } from '../../i18n/text-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { productMessages } from '../../messages/en/product.ts';
import { translate } from '../../messages/translate.ts';
import { JsonLdScript } from '../../seo/json-ld-script.tsx';
import { productJsonLd } from '../../seo/product-json-ld.ts';
import { recentlyViewedSlot } from '../deferred/recently-viewed-slot.ts';
import { GoBack } from '../errors/go-back.tsx';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { LazyButton } from './lazy-button.tsx';
import { ProductDelivery } from './product-delivery.tsx';
import { ProductSections } from './product-sections.tsx';

interface ProductScreenProps {
  product: ProductView;
  related: Card[];
  reviews: ReviewView[];
  delivery: StoreText | null;
  promises: Promised[];
}

const loadPreOrder = async () => (await import('../../features/preorder/pre-order-form.tsx')).PreOrderForm;
const loadAlert = async () => (await import('../../features/alerts/alert-form.tsx')).AlertForm;

/** Combines the features of a product page. */
export function ProductScreen({ product, related, reviews, delivery, promises }: ProductScreenProps) {
  const language = useLanguage();
  const t = translate(productMessages, language);
  const frame = useLayoutData();
  const [params] = useSearchParams();
  const choice = chooseVariant(product, params);
  const offer = offerOf(product, choice);
  const photos = photosOf(product, choice);
  const { isMissing, onMissing } = useMissingOption(product, choice);
  const isSoldOut = product.availability === 'out-of-stock';
  const parent = product.trail.at(-1)?.slug ?? 'all';
  const steps = [
    ...product.trail.map((step) => ({ ...step, path: `/category/${step.slug}` })),
    { name: product.name, nameLanguage: product.nameLanguage, path: `/product/${product.slug}` },
  ];
  const others = <ProductRow title={isSoldOut ? t.similar : t.related} cards={related} />;
  const isAnnounced = offer.availability === 'pre-order';
  const kept = keptPromises(promises, offer.availability, frame.message);
  const isPreOrder = useHasCall('placePreOrder') && isAnnounced;
  const hasAlerts = useHasCall('requestAlert');
  const addable = { sku: offer.sku, isSoldOut: offer.availability === 'out-of-stock', onMissing };
  const alert = addable.isSoldOut
    ? ({ sku: offer.sku, kind: 'stock', button: t.tellStock } as const)
    : ({ sku: offer.sku, kind: 'price', button: t.tellPrice } as const);
  return (
    <>
      <JsonLdScript facts={import.meta.env.SSR ? productJsonLd(frame, product, language) : null} />
      <div className="container page-top">
        <div className="trail-row">
          <GoBack parent={`/category/${parent}`} />
          <BreadcrumbTrail steps={steps} />
        </div>
        <div className="grid grid-cols-1 gap-x-7 gap-y-5 md:grid-cols-2 lg:grid-cols-12 lg:gap-x-10">
          <div className="min-w-0 lg:col-span-7">
            <ProductGallery
              key={photos[0]?.url}
              photos={photos}
              name={product.name}
              keepsThumbs={product.variants.some((variant) => photosOf(product, { variant }).length > 1)}
            />
          </div>
          <div className="md:sticky md:top-24 md:self-start lg:col-span-5">
            <BuyBox
              product={product}
              choice={choice}
              offer={offer}
              delivery={
                !addable.isSoldOut && (
                  <ProductDelivery
                    amount={offer.amount}
                    expectedOn={isAnnounced ? product.expectedOn : null}
                    note={delivery}
                    message={frame.message}
                  />
                )
              }
              isMissing={isMissing}
              wishlistButton={
                <WishButton sku={offer.sku} name={product.name} className="rounded-control border border-line-strong" />
              }
              action={
                isPreOrder ? (
                  <LazyButton
                    key={offer.sku}
                    load={loadPreOrder}
                    part={{ sku: offer.sku, photo: photos[0], button: t.preOrderIt }}
                    onPress={onMissing}
                    className={buttonClassName()}
                  >
                    {t.preOrderIt}
                  </LazyButton>
                ) : (
                  <>
                    <AddToCartButton {...addable} max={Math.max(offer.quantity, 1)} />
                    {hasAlerts && !onMissing && (
                      <LazyButton
                        key={offer.sku}
                        load={loadAlert}
                        part={alert}
                        className="min-h-11 self-start text-small text-link underline underline-offset-4"
                      >
                        {alert.button}
                      </LazyButton>
                    )}
                  </>
                )
              }
            >
              <PromiseList items={kept} />
            </BuyBox>
          </div>
        </div>
      </div>
      {isSoldOut && others}
      <ProductSections
        product={product}
        choice={choice}
        offer={offer}
        reviews={reviews}
        promises={kept}
        delivery={delivery}
      />
      {!isSoldOut && others}
      <div id={recentlyViewedSlot} data-product={product.id} />
      <BuyBar
        photo={photos[0]}
        price={offer.price}
        watch="buy"
        action={
          isPreOrder ? (
            <a href="#buy" className={buttonClassName()}>
              {t.preOrderIt}
            </a>
          ) : (
            <AddToCartButton {...addable} />
          )
        }
      />
    </>
  );
}
