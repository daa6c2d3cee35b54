import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { drawPhoto, type Photo } from '../../../format/photo.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { productMessages } from '../../../messages/en/product.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';

const ZoomDialog = lazy(() => import('./zoom-dialog.tsx').then((module) => ({ default: module.ZoomDialog })));

/** Uses native scrolling. A picture links to its full size; with JavaScript it opens the zoom dialog. */
export function ProductGallery({ photos, name }: { photos: Photo[]; name: string }) {
  const t = useMessages(productMessages);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);

  const follow = () => {
    const { current } = strip;
    if (current) setShown(Math.round(current.scrollLeft / current.clientWidth));
  };
  const show = (at: number) => strip.current?.scrollTo({ left: at * strip.current.clientWidth });
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
        className="flex flex-1 snap-x snap-mandatory overflow-x-auto rounded-control [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {photos.map((photo, at) => (
          <li key={photo.url} id={`photo-${at + 1}`} className="w-full shrink-0 snap-start">
            <a
              href={photo.url}
              onClick={(event) => zoom(event, at)}
              aria-label={`${t.zoom}, ${t.picture(at + 1, photos.length)}`}
              className="on-tile block cursor-zoom-in focus-visible:-outline-offset-4"
            >
              <Picture
                className={classNames('aspect-4/5', at === 0 && 'carried-picture')}
                picture={drawPhoto(photo, photo.alt || name)}
                sizes="(width >= 85rem) 690px, (width >= 64rem) 50vw, 100vw"
                eager={at === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <GalleryThumbs photos={photos} shown={shown} onShow={show} />
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog photos={photos} name={name} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </section>
  );
}
