import { drawPhoto } from '../../../format/photo.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { CategoryView } from './category-view.ts';
import type { ProductList } from './load-product-list.ts';
import { Subcategories } from './subcategories.tsx';

/** Name, number of products and subcategories; beside them, where the merchant chose one, a line of text and a wide picture. */
export function CategoryHead({ category, list }: { category: CategoryView; list: ProductList }) {
  const t = useMessages(listMessages);
  const title = (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 {...category.nameLanguage} className="text-h1">
        {category.name}
      </h1>
      <p role="status" className="tabular text-second">
        {t.products(list.total, list.hasMore)}
      </p>
    </div>
  );
  const parts = <Subcategories label={t.parts} parts={category.parts} />;
  if (!category.head)
    return (
      <>
        {title}
        {parts}
      </>
    );
  const { photo, text, textLanguage } = category.head;
  return (
    <div className="grid grid-cols-1 gap-x-10 md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
      <div className={category.parts.length > 0 ? undefined : 'row-span-2 self-center'}>
        {title}
        {text && (
          <p {...textLanguage} className="mt-3 max-w-lg text-lead text-second max-md:sr-only">
            {text}
          </p>
        )}
      </div>
      <Picture
        className="aspect-2/1 max-md:mt-4 md:col-start-2 md:row-span-2 md:row-start-1"
        sizes="(width >= 90rem) 560px, (width >= 64rem) 42vw, (width >= 48rem) 50vw, 100vw"
        picture={drawPhoto(photo)}
        eager
      />
      <div className="min-w-0 self-end">{parts}</div>
    </div>
  );
}
