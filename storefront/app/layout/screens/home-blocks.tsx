import type { Card } from '../../features/catalog/card/card.ts';
import { ProductRow } from '../../features/catalog/card/product-row.tsx';
import { CategoryTiles } from '../../features/catalog/list/category-tiles.tsx';
import { ArticleCards } from '../../features/content/article-cards.tsx';
import type { ArticleTeaser } from '../../features/content/article-teaser.ts';
import { Hero } from '../../features/content/hero.tsx';
import type { HomeBlock } from '../../features/content/home-section.ts';
import { Promises } from '../../features/content/promises.tsx';
import { PromoBand } from '../../features/content/promo-band.tsx';
import { useLayoutData } from '../frame/use-layout-data.ts';

interface HomeBlocksProps {
  blocks: HomeBlock[];
  rows: Record<string, Card[]>;
  articles: ArticleTeaser[];
}

/** The merchant's sections in order. Empty sections are not rendered. */
export function HomeBlocks({ blocks, rows, articles }: HomeBlocksProps) {
  const { store } = useLayoutData();
  const hasHero = blocks.some(({ type, title }) => type === 'hero' && title);
  return (
    <>
      {!hasHero && <h1 className="container page-top text-h1">{store.name}</h1>}
      {blocks.map((block) => (
        <Block
          key={`${block.type} ${block.code ?? block.title}`}
          block={block}
          cards={rows[block.code ?? ''] ?? []}
          articles={articles}
        />
      ))}
    </>
  );
}

function Block({ block, cards, articles }: { block: HomeBlock; cards: Card[]; articles: ArticleTeaser[] }) {
  const { categories, message } = useLayoutData();
  const { type, titleLanguage, text, textLanguage, link, photos, items } = block;
  const title = block.title ?? '';
  if (type === 'categories')
    return <CategoryTiles title={block.title} titleLanguage={titleLanguage} categories={categories} />;
  if (type === 'products') return <ProductRow title={title} titleLanguage={titleLanguage} cards={cards} link={link} />;
  if (type === 'journal') return <ArticleCards title={title} titleLanguage={titleLanguage} articles={articles} />;
  if (type === 'promises') return <Promises items={items} message={message} />;
  if (!title) return null;
  const texts = { title, titleLanguage, text, textLanguage, link };
  return type === 'promo' ? <PromoBand {...texts} /> : <Hero {...texts} photos={photos} />;
}
