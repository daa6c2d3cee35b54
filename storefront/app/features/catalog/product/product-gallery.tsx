import { classNames } from '@vitrine/ui/class-names.ts';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { drawPhoto, type Photo } from '../../../format/photo.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { productMessages } from '../../../messages/en/product.ts';
import { Picture } from '../../../ui/picture.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';

const ZoomDialog = lazy(() => import('./zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })));

interface ProductGalleryProps {
  photos: Photo[];
  name: string;
  /** Another variant has several pictures: the room of the thumbnails is kept, so that the gallery keeps its size. */
  keepsThumbs: boolean;
}

/**
 * Uses native scrolling. A picture links to its full size; with JavaScript it opens the zoom dialog. On phones a part of
 * the next picture is visible, which leaves room for name and price on the first screen.
 */
export function ProductGallery({ photos, name, keepsThumbs }: ProductGalleryProps) {
  const t = useMessages(productMessages);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);

  const follow = () => {
    const { current } = strip;
    if (!current) return;
    const isAtEnd = current.scrollLeft + current.clientWidth >= current.scrollWidth - 1;
    setShown(isAtEnd ? photos.length - 1 : Math.round(current.scrollLeft / widthOf(current)));
  };
  const show = (at: number) => {
    strip.current?.scrollTo({ left: at * widthOf(strip.current) });
    setShown(at);
  };
  const zoom = (event: MouseEvent, at: number) => {
    event.preventDefault();
    setZoomed(at);
  };

  if (photos.length === 0) return <Picture className="aspect-4/5" picture={null} sizes="" missingLabel={name} />;
  return (
    <section aria-label={t.pictures} className="flex flex-col gap-3 lg:flex-row-reverse lg:gap-4">
      <ul
        ref={strip}
        onScroll={follow}
        className={classNames(
          'flex flex-1 snap-x snap-mandatory overflow-x-auto rounded-control [scrollbar-width:none] max-md:gap-2 motion-safe:scroll-smooth',
          photos.length === 1 && 'photo-tile justify-center',
        )}
      >
        {photos.map((photo, at) => (
          <li key={photo.url} id={`photo-${at + 1}`} className="w-[72%] shrink-0 snap-start md:w-full">
            <a
              href={photo.url}
              data-held
              onClick={(event) => zoom(event, at)}
              aria-label={`${t.zoom}, ${t.picture(at + 1, photos.length)}`}
              className="on-tile block cursor-zoom-in"
            >
              <Picture
                className={classNames('aspect-4/5', at === 0 && 'carried-picture')}
                picture={drawPhoto(photo, photo.alt || name)}
                sizes="(width >= 85rem) 690px, (width >= 64rem) 50vw, (width >= 48rem) 48vw, 72vw"
                eager={at === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {(keepsThumbs || photos.length > 1) && <GalleryThumbs photos={photos} shown={shown} onShow={show} />}
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog photos={photos} name={name} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** Distance from one picture to the next. */
function widthOf(strip: HTMLElement): number {
  const [first, second] = strip.querySelectorAll('li');
  return first && second ? second.offsetLeft - first.offsetLeft : strip.clientWidth;
}
