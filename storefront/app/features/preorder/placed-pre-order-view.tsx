import { buttonClassName } from '@vitrine/ui/button.tsx';
import { Clock } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { drawPhoto } from '../../format/photo.ts';
import { formatDay } from '../../format/values.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { confirmMessages } from '../../messages/en/preorder.ts';
import { getPreOrder, type PlacedPreOrder } from '../../session/pre-order.ts';
import { Picture } from '../../ui/picture.tsx';

export function PlacedPreOrderView() {
  const placed = getPreOrder();
  return placed ? <Noted placed={placed} /> : <Unknown />;
}

function Noted({ placed }: { placed: PlacedPreOrder }) {
  const language = useLanguage();
  const t = useMessages(confirmMessages);
  const facts = [
    [t.expected, formatDay(placed.expectedOn, language)],
    [t.quantity, String(placed.quantity)],
    [t.email, placed.emailAddress],
    [t.payment, t.nothingPaid],
  ] as const;
  return (
    <>
      <Panel tone="info" icon={<Clock className="shrink-0 text-strong" />}>
        <p className="font-semibold text-strong">{t.noted}</p>
        <p className="mt-1 break-words">{t.mailed(placed.emailAddress)}</p>
      </Panel>
      <section className="mt-8 flex gap-5">
        <Picture
          className="aspect-4/5 w-28 shrink-0 self-start sm:w-36"
          picture={placed.photo && drawPhoto(placed.photo, '')}
          sizes="144px"
        />
        <div className="min-w-0">
          <h2 className="text-h3">
            <LocalLink to={placed.path} className="hover:underline">
              {placed.name}
            </LocalLink>
          </h2>
          <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-small text-second">{label}</dt>
                <dd className="-mt-2 font-medium break-words text-strong sm:mt-0">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <p className="mt-8 max-w-prose">{t.next}</p>
      <p className="mt-2 max-w-prose">{t.cancel}</p>
      <LocalLink to="/category/all" className={buttonClassName('primary', 'mt-6')}>
        {t.goOn}
      </LocalLink>
    </>
  );
}

function Unknown() {
  const t = useMessages(confirmMessages);
  return (
    <>
      <h2 className="text-h3">{t.unknown}</h2>
      <p className="mt-2 max-w-prose">{t.why}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LocalLink to="/login" className={buttonClassName('primary')}>
          {t.login}
        </LocalLink>
        <LocalLink to="/contact" className={buttonClassName('secondary')}>
          {t.contact}
        </LocalLink>
      </div>
    </>
  );
}
