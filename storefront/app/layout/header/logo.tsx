import { LocalLink } from '../../i18n/local-link.tsx';
import type { LayoutBrand } from '../frame/frame-data.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** The logo of the shop, or its name. */
export function Logo() {
  const { store, brand } = useLayoutData();
  return (
    <LocalLink
      to="/"
      className="inline-flex min-h-11 items-center font-display text-[min(1.75rem,11vw)] leading-none tracking-tight text-strong lg:text-[2rem]"
    >
      {brand?.logo ? <LogoPictures brand={brand} name={store.name} /> : store.name}
    </LocalLink>
  );
}

/** brand-style.tsx shows one of the two. The other one is lazy, so that no browser loads it. */
const LogoPictures = ({ brand: { logo, logoDark }, name }: { brand: LayoutBrand; name: string }) => (
  <>
    {logo && <LogoPicture picture={logo} name={name} isLazy={logoDark !== null} className="logo-light" />}
    {logoDark && <LogoPicture picture={logoDark} name={name} isLazy className="logo-dark" />}
  </>
);

interface LogoPictureProps {
  picture: NonNullable<LayoutBrand['logo']>;
  name: string;
  isLazy: boolean;
  className: string;
}

const LogoPicture = ({ picture: { url, width, height }, name, isLazy, className }: LogoPictureProps) => (
  <img
    src={url}
    alt={name}
    width={width}
    height={height}
    loading={isLazy ? 'lazy' : undefined}
    className={`${className} max-h-10 w-auto max-w-[min(12rem,38vw)] object-contain object-left`}
  />
);
