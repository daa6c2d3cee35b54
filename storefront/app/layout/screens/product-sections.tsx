import { buttonClassName } from '@vitrine/ui/button.tsx';
import { ChevronDown } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';
import type { Choice } from '../../features/catalog/product/choose-variant.ts';
import type { Offer, ProductView } from '../../features/catalog/product/product-view.ts';
import type { Promised } from '../../features/content/promise-icon.ts';
import type { ReviewView } from '../../features/reviews/review-view.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { StoreText } from '../../i18n/text-language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { productMessages } from '../../messages/en/product.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { LaterPart, lazyExtra } from '../deferred/deferred-features.tsx';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { LazyButton } from './lazy-button.tsx';

// Loaded after the code for buying, because they are far down the page.
const ProductDetails = lazyExtra(
  async () => (await import('../../features/catalog/product/product-details.tsx')).ProductDetails,
);
const ReviewList = lazyExtra(async () => (await import('../../features/reviews/review-list.tsx')).ReviewList);
const loadWriteReview = async () => (await import('../../features/reviews/write-review.tsx')).WriteReview;

interface ProductSectionsProps {
  product: ProductView;
  choice: Choice;
  offer: Offer;
  reviews: ReviewView[];
  promises: Promised[];
  delivery: StoreText | null;
}

export function ProductSections({ product, choice, offer, reviews, promises, delivery }: ProductSectionsProps) {
  const t = useMessages(productMessages);
  const { links } = useLayoutData();
  return (
    <div className="container section-gap">
      <div className="border-t border-line">
        <div className="grid-cols-2 items-start gap-x-16 lg:grid lg:border-b lg:border-line lg:[&>details]:border-b-0 lg:[&>div>:last-child]:border-b-0">
          {product.text && (
            <Disclosure title={t.description} open>
              <RichText {...product.textLanguage} html={product.text} />
            </Disclosure>
          )}
          <div className="lg:only:col-span-2">
            <Disclosure title={t.details} open>
              <LaterPart>
                <ProductDetails product={product} choice={choice} offer={offer} />
              </LaterPart>
            </Disclosure>
            {(delivery || promises.length > 0 || links.delivery || links.returns) && (
              <Disclosure title={t.deliveryAndReturns}>
                <DeliveryAndReturns delivery={delivery} promises={promises} />
              </Disclosure>
            )}
          </div>
        </div>
        <Disclosure title={`${t.reviews} (${reviews.length})`} open>
          <div id="reviews" className="scroll-mt-36">
            <div id="write-review" className="mb-10 scroll-mt-36">
              <LazyButton
                load={loadWriteReview}
                part={{ productId: product.id }}
                opensAt="#write-review"
                className={buttonClassName('secondary')}
              >
                {t.writeReview}
              </LazyButton>
            </div>
            <LaterPart>
              <ReviewList productId={product.id} reviews={reviews} />
            </LaterPart>
          </div>
        </Disclosure>
      </div>
    </div>
  );
}

function DeliveryAndReturns({ delivery, promises }: Pick<ProductSectionsProps, 'delivery' | 'promises'>) {
  const t = useMessages(productMessages);
  const { links } = useLayoutData();
  return (
    <div className="prose">
      {delivery && <p {...delivery.language}>{delivery.text}</p>}
      {promises.map(({ title, text, language }) => (
        <p key={text} {...language}>
          {title && <strong>{title}. </strong>}
          {text}
        </p>
      ))}
      <p>
        {links.delivery && <LocalLink to={links.delivery}>{t.deliveryLink}</LocalLink>}
        {links.delivery && links.returns && ' · '}
        {links.returns && <LocalLink to={links.returns}>{t.returnsLink}</LocalLink>}
      </p>
    </div>
  );
}

interface DisclosureProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A section that opens and closes by itself, with or without JavaScript. */
const Disclosure = ({ title, open = false, children }: DisclosureProps) => (
  <details open={open} className="group border-b border-line">
    <summary className="flex min-h-16 items-center justify-between gap-4 py-3">
      <h2 className="text-h3">{title}</h2>
      <ChevronDown className="shrink-0 text-strong transition-transform duration-240 group-open:rotate-180" size={20} />
    </summary>
    <div className="pt-1 pb-8">{children}</div>
  </details>
);
