import { useMessages } from '../../i18n/use-language.ts';
import { wishlistMessages } from '../../messages/en/wishlist.ts';

/** Placeholder boxes of one row, to limit the layout shift. */
export function WishlistSkeleton() {
  const t = useMessages(wishlistMessages);
  return (
    <>
      <p className="without-script mt-6 rounded-panel bg-tint p-5">{t.needsScript}</p>
      <div
        aria-hidden
        className="needs-script mt-30 grid grid-cols-2 gap-x-3.5 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4"
      >
        {[1, 2].map((tile) => (
          <div key={tile} className="h-[28rem]">
            <div className="aspect-4/5 rounded-control bg-tile dark:bg-line" />
          </div>
        ))}
      </div>
    </>
  );
}
