import { classNames } from '@vitrine/ui/class-names.ts';
import type { ReactNode } from 'react';
import { drawPhoto, type Photo } from '../../format/photo.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { contentMessages } from '../../messages/en/content.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Heading } from './anchors.ts';
import type { ArticleView } from './article-view.ts';

interface ArticleProps {
  article: ArticleView;
  /** Beside the text, or after it where there is no room beside it. */
  notes?: ReactNode;
  children?: ReactNode;
}

/** One heading needs no table of contents. */
const contentsFrom = 2;

/** On wide screens in three columns: what is on the page, its text, and notes about it. */
export function Article({ article, notes, children }: ArticleProps) {
  const t = useMessages(contentMessages);
  return (
    <article className="flex flex-col lg:grid lg:grid-cols-[15rem_minmax(0,42.5rem)] lg:gap-x-10 xl:grid-cols-[15rem_minmax(0,42.5rem)_minmax(14rem,1fr)]">
      <h1 {...article.nameLanguage} className="text-h1 lg:col-span-full">
        {article.name}
      </h1>
      <div className="max-lg:contents lg:sticky lg:top-24 lg:row-span-3 lg:mt-10 lg:self-start">
        {article.day && (
          <p className="text-small text-muted max-lg:mt-3">
            {article.day} · {t.minutes(article.minutes)}
          </p>
        )}
        {article.headings.length >= contentsFrom && <ArticleContents headings={article.headings} />}
      </div>
      {article.photo && <LeadPhoto photo={article.photo} />}
      <div className="mt-8 max-lg:order-3 lg:col-start-2 lg:row-start-3 lg:mt-10">
        <RichText {...article.textLanguage} html={article.html} className="text-lead" />
        {children}
      </div>
      {notes && (
        <div className="mt-10 flex flex-col gap-10 max-lg:order-4 lg:col-start-2 lg:row-start-4 xl:sticky xl:top-24 xl:col-start-3 xl:row-start-3 xl:self-start">
          {notes}
        </div>
      )}
    </article>
  );
}

const LeadPhoto = ({ photo }: { photo: Photo }) => (
  <Picture
    className={classNames(
      'mt-8 max-lg:order-1 md:aspect-3/2 lg:col-start-2 lg:row-start-2 lg:mt-10 xl:col-end-4',
      photo.width > photo.height ? 'aspect-3/2' : 'aspect-4/5',
    )}
    picture={drawPhoto(photo)}
    sizes="(width >= 90rem) 1080px, (width >= 80rem) 75vw, (width >= 64rem) 65vw, 100vw"
    eager
  />
);

function ArticleContents({ headings }: { headings: Heading[] }) {
  const t = useMessages(contentMessages);
  return (
    <nav aria-label={t.contents} className="no-print max-lg:order-2 max-lg:mt-8 lg:not-first:mt-6">
      <h2 className="font-sans text-small font-semibold text-muted">{t.contents}</h2>
      <ul className="mt-2 border-l border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 pl-4 text-second hover:text-strong hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
