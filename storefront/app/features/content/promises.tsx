import type { TextLanguage } from '../../i18n/text-language.ts';
import { promiseIcon } from './promise-icon.ts';

export interface Promised {
  title: string;
  text: string;
  icon: string | null;
  language?: TextLanguage | undefined;
}

export function Promises({ items }: { items: Promised[] }) {
  if (items.length === 0) return null;
  return (
    <section className="container section-gap">
      <ul className="grid gap-8 border-y border-line py-10 md:grid-cols-3 md:gap-6 lg:py-14">
        {items.map(({ title, text, icon, language }) => {
          const Icon = promiseIcon(icon);
          return (
            <li key={title} className="flex gap-4">
              <Icon className="mt-0.5 shrink-0 text-strong" size={28} />
              <div {...language}>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1 text-second">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
