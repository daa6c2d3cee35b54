import { drawPhoto } from '../../format/photo.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { TextLanguage } from '../../i18n/text-language.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ArticleTeaser } from './article-teaser.ts';

interface ArticleCardsProps {
  title: string;
  titleLanguage?: TextLanguage | undefined;
  articles: ArticleTeaser[];
}

/** Two articles side by side, with their pictures whole. */
export function ArticleCards({ title, titleLanguage, articles }: ArticleCardsProps) {
  if (articles.length === 0) return null;
  return (
    <section className="container section-gap">
      <h2 {...titleLanguage} className="mb-6 text-h2 lg:mb-8">
        {title}
      </h2>
      <div className="grid gap-x-6 gap-y-10 md:grid-cols-2">
        {articles.slice(0, 2).map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </section>
  );
}

function ArticleCard({ article }: { article: ArticleTeaser }) {
  return (
    <article className="group on-tile relative">
      <Picture
        className="aspect-8/5"
        sizes="(width >= 90rem) 668px, (width >= 48rem) 50vw, 100vw"
        picture={article.photo && drawPhoto(article.photo, '')}
      />
      <p className="mt-4 text-small text-muted">{article.day}</p>
      <h3 className="mt-1 text-h3">
        <LocalLink
          {...article.nameLanguage}
          to={`/content/${article.slug}`}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {article.name}
        </LocalLink>
      </h3>
      <p {...article.summaryLanguage} className="mt-2 max-w-xl text-second">
        {article.summary}
      </p>
    </article>
  );
}
