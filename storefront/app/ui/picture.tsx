import { classNames } from '@vitrine/ui/class-names.ts';
import { ImageOff } from '@vitrine/ui/icons.ts';

export interface PictureSource {
  src: string;
  srcSet?: string | undefined;
  width: number;
  height: number;
  alt: string;
  /** Attributes of the language of `alt`. */
  language?: { lang: string; dir: string } | undefined;
}

interface PictureProps {
  picture: PictureSource | null;
  sizes: string;
  /** Loaded first: the largest picture of a page. */
  eager?: boolean;
  /** Classes of the tile; the picture fills it. */
  className?: string;
  missingLabel?: string;
}

/** A picture on its tile. The tile has a fixed ratio, to avoid a layout shift. */
export function Picture({ picture, sizes, eager = false, className, missingLabel }: PictureProps) {
  return (
    <span className={classNames('photo-tile relative block overflow-hidden rounded-control', className)}>
      {picture ? (
        <img
          className="absolute inset-0 size-full object-cover dark:brightness-90"
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          {...picture.language}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      ) : (
        <MissingPicture label={missingLabel} />
      )}
    </span>
  );
}

const MissingPicture = ({ label }: { label: string | undefined }) => (
  <span
    className="absolute inset-0 flex items-center justify-center text-on-tile"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <ImageOff size={32} />
  </span>
);
