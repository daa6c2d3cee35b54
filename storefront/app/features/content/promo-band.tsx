import { LocalLink } from '../../i18n/local-link.tsx';

interface PromoBandProps {
  title: string;
  text: string | null;
  link: { text: string; to: string } | undefined;
}

export const PromoBand = ({ title, text, link }: PromoBandProps) => (
  <section className="section-gap on-band bg-band text-white">
    <div className="container flex flex-col items-start gap-x-8 gap-y-3 py-10 md:flex-row md:items-center md:justify-between lg:py-14">
      <div>
        <h2 className="text-h2 text-white">{title}</h2>
        {text && <p className="mt-1 max-w-xl text-lead text-on-footer">{text}</p>}
      </div>
      {link && (
        <LocalLink
          to={link.to}
          className="inline-flex min-h-12 shrink-0 items-center font-semibold underline decoration-1 underline-offset-8 hover:decoration-2"
        >
          {link.text}
        </LocalLink>
      )}
    </div>
  </section>
);
