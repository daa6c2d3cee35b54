import { buttonClassName } from '@vitrine/ui/button.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { LazyButton } from '../deferred/lazy-button.tsx';

const loadForm = async () => (await import('../../features/newsletter/newsletter-form.tsx')).NewsletterForm;

/** Above the footer of every page. */
export function NewsletterBand() {
  const t = useMessages(layoutMessages);
  return (
    <section aria-labelledby="news" className="section-gap no-print bg-sunken">
      <div className="container flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10 lg:py-12">
        <h2 id="news" className="text-h3">
          {t.news}
        </h2>
        <div className="w-full max-w-md sm:w-auto sm:min-w-80">
          <LazyButton load={loadForm} part={{}} className={buttonClassName('secondary')}>
            {t.subscribe}
          </LazyButton>
        </div>
      </div>
    </section>
  );
}
