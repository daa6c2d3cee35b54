import { LocalLink } from '../../i18n/local-link.tsx';

export const Logo = ({ name }: { name: string }) => (
  <LocalLink
    to="/"
    className="inline-flex min-h-11 items-center font-display text-[min(1.75rem,11vw)] leading-none tracking-tight text-strong lg:text-[2rem]"
  >
    {name}
  </LocalLink>
);
