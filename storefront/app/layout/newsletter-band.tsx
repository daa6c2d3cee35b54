import { newsletterMessages } from '../features/newsletter/newsletter-messages.ts';
import { NewsletterOffer } from '../features/newsletter/newsletter-offer.tsx';
import { useMessages } from '../i18n/use-language.ts';

/** Above the footer of every page. */
export function NewsletterBand() {
  const t = useMessages(newsletterMessages);
  return (
    <section aria-labelledby="newsletter-title" className="section-gap no-print bg-sunken">
      <div className="container flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10 lg:py-12">
        <div>
          <h2 id="newsletter-title" className="text-h3">
            {t.title}
          </h2>
          <p className="mt-1 text-second">{t.text}</p>
        </div>
        <div className="w-full max-w-md sm:w-auto sm:min-w-80">
          <NewsletterOffer />
        </div>
      </div>
    </section>
  );
}
