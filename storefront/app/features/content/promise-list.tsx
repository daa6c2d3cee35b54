import { promiseIcon } from './promise-icon.ts';
import type { Promised } from './promises.tsx';

/** Compact list for the side of a page. */
export const PromiseList = ({ items }: { items: Promised[] }) =>
  items.length > 0 && (
    <ul className="flex flex-col gap-3 border-t border-line pt-5">
      {items.map(({ title, text, icon, language }) => {
        const Icon = promiseIcon(icon);
        return (
          <li key={title} className="flex gap-3 text-small">
            <Icon className="mt-px shrink-0 text-strong" size={18} />
            <span {...language}>
              <span className="font-medium text-strong">{title}</span> <span className="text-second">{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
