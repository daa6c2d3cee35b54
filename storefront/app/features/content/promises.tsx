import type { StoreText } from '../../i18n/text-language.ts';
import { type Promised, promiseIcon, withoutMessage } from './promise-icon.ts';

interface PromisesProps {
  items: Promised[];
  /** Shown above every page. */
  message: StoreText | null;
}

export function Promises({ items, message }: PromisesProps) {
  if (items.length === 0) return null;
  return (
    <section className="container section-gap">
      <ul className="grid gap-8 border-y border-line py-10 md:grid-cols-3 md:gap-6 lg:py-14">
        {withoutMessage(items, message).map(({ title, text, icon, language }) => {
          const Icon = promiseIcon(icon);
          return (
            <li key={text} className="flex gap-4">
              <Icon className="mt-0.5 shrink-0 text-strong" size={28} />
              <div {...language}>
                {title && <h3 className="mb-1 text-h3">{title}</h3>}
                <p className="text-second">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
