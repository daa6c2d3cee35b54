import { drawPhoto, type Photo } from '../../../format/photo.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { productMessages } from '../../../messages/en/product.ts';
import { Picture } from '../../../ui/picture.tsx';

interface GalleryThumbsProps {
  photos: Photo[];
  shown: number;
  onShow: (at: number) => void;
}

/** Height of a row of thumbnails on phones, width of a column beside the picture. */
const room = 'min-h-20.5 lg:min-h-0 lg:min-w-19';

/** Also on phones, where dots would not show the pictures. */
export function GalleryThumbs({ photos, shown, onShow }: GalleryThumbsProps) {
  const t = useMessages(productMessages);
  if (photos.length < 2) return <div className={room} />;
  return (
    <ul className={`flex gap-2.5 -m-0.5 overflow-x-auto p-1 [scrollbar-width:none] lg:flex-col ${room}`}>
      {photos.map((photo, at) => (
        <li key={photo.url} className="shrink-0">
          <a
            href={`#photo-${at + 1}`}
            aria-label={t.picture(at + 1, photos.length)}
            aria-current={at === shown}
            onClick={(event) => {
              event.preventDefault();
              onShow(at);
            }}
            className="on-tile block w-16 rounded-control border-2 border-transparent p-0.5 aria-[current=true]:border-action lg:w-18"
          >
            <Picture className="aspect-4/5" picture={drawPhoto(photo, '')} sizes="72px" />
          </a>
        </li>
      ))}
    </ul>
  );
}
