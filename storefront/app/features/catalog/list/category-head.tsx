import { drawPhoto } from '../../../format/photo.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { listMessages } from '../../../messages/en/catalog.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { CategoryView } from './category-view.ts';
import type { ProductList } from './load-product-list.ts';

/** Name and number of products; beside them, where the merchant chose one, a line of text and a wide picture. */
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
  if (!category.head) return title;
  const { photo, text, textLanguage } = category.head;
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-12 md:items-start">
      <div className="md:col-span-6 lg:col-span-7">
        {title}
        {text && (
          <p {...textLanguage} className="mt-3 max-w-lg text-lead text-second max-md:sr-only">
            {text}
          </p>
        )}
      </div>
      <Picture
        className="aspect-2/1 md:col-span-6 lg:col-span-5"
        sizes="(width >= 90rem) 560px, (width >= 64rem) 42vw, (width >= 48rem) 50vw, 100vw"
        picture={drawPhoto(photo)}
        eager
      />
    </div>
  );
}
