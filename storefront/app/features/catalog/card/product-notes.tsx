import { drawPhoto } from '../../../format/photo.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Card } from './card.ts';
import { PriceTag } from './price-tag.tsx';

/** Products beside a text: smaller than in a list, because the text comes first. */
export const ProductNotes = ({ title, cards }: { title: string; cards: Card[] }) =>
  cards.length > 0 && (
    <section aria-labelledby="named">
      <h2 id="named" className="font-sans text-small font-semibold text-muted">
        {title}
      </h2>
      <ul className="mt-3 grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        {cards.map(({ id, slug, name, nameLanguage, photo, price }) => (
          <li key={id} className="group on-tile relative flex items-center gap-4">
            <Picture className="aspect-4/5 w-24 shrink-0" sizes="96px" picture={photo && drawPhoto(photo, '')} />
            <div className="min-w-0">
              <LocalLink
                {...nameLanguage}
                to={`/product/${slug}`}
                className="font-medium text-strong after:absolute after:inset-0 group-hover:underline"
              >
                {name}
              </LocalLink>
              <p className="mt-1">
                <PriceTag price={price} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
