import { ImageOff } from '@vitrine/ui/icons.ts';

/** In the smallest width, from the host of this page: its policy allows no other, and SHOP_URL may name the shop differently. */
export const smallUrl = (image: string): string => `${new URL(image, location.origin).pathname}?w=320`;

/** A small picture beside a name, which says the same: it has no text of its own. */
export const Thumbnail = ({ image, size = 56 }: { image: string | null; size?: 32 | 56 }) => {
  const box = size === 32 ? 'size-8' : 'size-14';
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
