import { ImageOff } from '@vitrine/ui/icons.ts';

/** A picture of the shop is asked for in the smallest width, from the host of this page. */
function smallUrl(image: string): string {
  const { origin, pathname } = new URL(image, location.origin);
  return origin === location.origin ? `${pathname}?w=320` : image;
}

/** A small picture beside a name, which says the same: it has no text of its own. */
export const Thumbnail = ({ image, size = 56 }: { image: string | null; size?: 40 | 56 }) => {
  const box = size === 40 ? 'size-10' : 'size-14';
  return image ? (
    <img
      src={smallUrl(image)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`${box} shrink-0 rounded-control bg-tile object-cover`}
    />
  ) : (
    <span className={`${box} flex shrink-0 items-center justify-center rounded-control bg-sunken text-muted`}>
      <ImageOff size={20} />
    </span>
  );
};
