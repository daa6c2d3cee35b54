import { classNames } from '@vitrine/ui/class-names.ts';
import type { ReactNode } from 'react';
import { drawPhoto, type Photo } from '../../format/photo.ts';
import { formatDay } from '../../format/values.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { contentMessages } from '../../messages/en/content.ts';
import { translate } from '../../messages/translate.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Heading } from './anchors.ts';
import type { ArticleView } from './article-view.ts';

interface ArticleProps {
  article: ArticleView;
  /** Minimum number of headings for a table of contents. */
  contentsFrom?: number;
  children?: ReactNode;
}

export function Article({ article, contentsFrom = 5, children }: ArticleProps) {
  const language = useLanguage();
  const t = translate(contentMessages, language);
  const hasContents = article.headings.length >= contentsFrom;
  return (
    <article>
      <header className="max-w-[42.5rem]">
        <h1 {...article.nameLanguage} className="text-h1">
          {article.name}
        </h1>
        {article.publishedOn && (
          <p className="mt-3 text-small text-muted">
            {formatDay(article.publishedOn, language)} · {t.minutes(article.minutes)}
          </p>
        )}
      </header>
      {article.photo && <LeadPhoto photo={article.photo} />}
      <div className="relative mt-8 max-w-[42.5rem] lg:mt-12">
        {hasContents && (
          <div className="mb-8 xl:absolute xl:inset-y-0 xl:left-full xl:ml-16 xl:w-64">
            <div className="xl:sticky xl:top-28">
              <ArticleContents headings={article.headings} />
            </div>
          </div>
        )}
        <RichText {...article.textLanguage} html={article.html} className="text-lead" />
        {children}
      </div>
    </article>
  );
}

const LeadPhoto = ({ photo }: { photo: Photo }) => (
  <Picture
    className={classNames(
      'mt-8 max-w-[65rem] md:aspect-3/2 lg:mt-10',
      photo.width > photo.height ? 'aspect-3/2' : 'aspect-4/5',
    )}
    picture={drawPhoto(photo)}
    sizes="(width >= 70rem) 1040px, 100vw"
    eager
  />
);

function ArticleContents({ headings }: { headings: Heading[] }) {
  const t = useMessages(contentMessages);
  return (
    <nav aria-label={t.contents} className="no-print">
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
