import { buttonClassName } from '@vitrine/ui/button.tsx';
import { drawPhoto, type Photo } from '../../format/photo.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { TextLanguage } from '../../i18n/text-language.ts';
import type { HomeBlock } from './home-section.ts';

interface HeroProps {
  title: string;
  titleLanguage: TextLanguage | undefined;
  text: string | null;
  textLanguage: TextLanguage | undefined;
  link: HomeBlock['link'];
  photos: Photo[];
}

/** Main picture of the home page. Phones get the portrait, if there is one. */
export function Hero({ title, titleLanguage, text, textLanguage, link, photos }: HeroProps) {
  const wide = photos.find(({ width, height }) => width >= height) ?? photos[0];
  const tall = photos.find(({ width, height }) => width < height) ?? wide;
  return (
    <section className="lg:container lg:pt-6">
      <div className="grid grid-cols-1 items-center lg:grid-cols-12 lg:gap-6">
        <div className="@container container flex flex-col items-start justify-center gap-4 pt-6 md:gap-5 md:pt-8 lg:col-span-5 lg:p-0">
          <h1 {...titleLanguage} className="text-display">
            {title}
          </h1>
          {text && (
            <p {...textLanguage} className="max-w-md text-lead text-second">
              {text}
            </p>
          )}
          {link && (
            <LocalLink {...link.language} to={link.to} className={buttonClassName('primary', 'px-8 md:mt-2')}>
              {link.text}
            </LocalLink>
          )}
        </div>
        {wide && tall && <HeroPhoto wide={wide} tall={tall} />}
      </div>
    </section>
  );
}

function HeroPhoto({ wide, tall }: { wide: Photo; tall: Photo }) {
  const large = drawPhoto(wide);
  const small = drawPhoto(tall);
  return (
    <picture className="photo-tile order-first block aspect-4/5 overflow-hidden max-h-[36svh] w-full md:aspect-3/2 md:max-h-[78svh] lg:order-none lg:col-span-7 lg:max-h-none xl:aspect-auto xl:h-[600px] lg:rounded-control">
      <source
        media="(width >= 48rem)"
        srcSet={large.srcSet ?? large.src}
        sizes="(width >= 64rem) min(58vw, 800px), 100vw"
      />
      <img
        className="size-full object-cover dark:brightness-90"
        src={small.src}
        srcSet={small.srcSet}
        sizes="100vw"
        width={small.width}
        height={small.height}
        alt={small.alt}
        {...small.language}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
