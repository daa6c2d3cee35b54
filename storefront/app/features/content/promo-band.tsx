import { LocalLink } from '../../i18n/local-link.tsx';
import type { TextLanguage } from '../../i18n/text-language.ts';
import type { HomeBlock } from './home-section.ts';

interface PromoBandProps {
  title: string;
  titleLanguage: TextLanguage | undefined;
  text: string | null;
  textLanguage: TextLanguage | undefined;
  link: HomeBlock['link'];
}

export const PromoBand = ({ title, titleLanguage, text, textLanguage, link }: PromoBandProps) => (
  <section className="section-gap on-band bg-band text-white">
    <div className="container flex flex-col items-start gap-x-8 gap-y-3 py-10 md:flex-row md:items-center md:justify-between lg:py-14">
      <div>
        <h2 {...titleLanguage} className="text-h2 text-white">
          {title}
        </h2>
        {text && (
          <p {...textLanguage} className="mt-1 max-w-xl text-lead text-on-footer">
            {text}
          </p>
        )}
      </div>
      {link && (
        <LocalLink
          {...link.language}
          to={link.to}
          className="inline-flex min-h-12 shrink-0 items-center font-semibold underline decoration-1 underline-offset-8 hover:decoration-2"
        >
          {link.text}
        </LocalLink>
      )}
    </div>
  </section>
);
