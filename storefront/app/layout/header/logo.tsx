import { LocalLink } from '../../i18n/local-link.tsx';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** The logo of the shop, or its name. brand-style.tsx sizes it and shows one of two pictures; both are lazy, so that no browser loads the other. */
export function Logo() {
  const { store, brand } = useLayoutData();
  return (
    <LocalLink
      to="/"
      className="inline-flex min-h-11 items-center font-display text-[min(1.75rem,11vw)] leading-none tracking-tight text-strong lg:text-[2rem]"
    >
      {brand?.logo
        ? [brand.logo, brand.logoDark].map(
            (picture, index) =>
              picture && (
                <img
                  key={picture.url}
                  src={picture.url}
                  alt={store.name}
                  width={picture.width}
                  height={picture.height}
                  loading={brand.logoDark ? 'lazy' : undefined}
                  className={`logo-${index ? 'dark' : 'light'}`}
                />
              ),
          )
        : store.name}
    </LocalLink>
  );
}
