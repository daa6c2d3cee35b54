import type { StoreText } from '../../i18n/text-language.ts';
import type { Promised } from './promise-icon.ts';
import { isDeliveryPromise, promiseIcon, withoutMessage } from './promise-icon.ts';

/** Selects the promises that hold for a product: nothing about sending when it is sold out or not made yet. */
export const keptPromises = (promises: Promised[], availability: string, message: StoreText | null): Promised[] =>
  withoutMessage(
    promises.filter(
      ({ icon }) => !isDeliveryPromise(icon) || (availability !== 'out-of-stock' && availability !== 'pre-order'),
    ),
    message,
  );

/** Compact list for the side of a page. */
export const PromiseList = ({ items }: { items: Promised[] }) =>
  items.length > 0 && (
    <ul className="flex flex-col gap-3 border-t border-line pt-5">
      {items.map(({ title, text, icon, language }) => {
        const Icon = promiseIcon(icon);
        return (
          <li key={text} className="flex gap-3 text-small">
            <Icon className="mt-px shrink-0 text-strong" size={18} />
            <span {...language}>
              {title && <span className="font-medium text-strong">{title} </span>}
              <span className="text-second">{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
