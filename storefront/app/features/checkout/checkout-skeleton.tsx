import { useMessages } from '../../i18n/use-language.ts';
import { checkoutShellMessages } from '../../messages/en/checkout-shell.ts';

const bar = 'rounded-badge bg-tile dark:bg-line';

/** Placeholder of the first step, to avoid layout shifts. */
export function CheckoutSkeleton() {
  const t = useMessages(checkoutShellMessages);
  return (
    <>
      <p className="without-script mt-6 rounded-panel bg-tint p-5">{t.needsScript}</p>
      <div aria-hidden className="needs-script mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-12">
        <div className="flex flex-col gap-6 border-t border-line py-6 lg:col-span-7 lg:max-w-[36rem]">
          <div className={`h-8 w-56 ${bar}`} />
          {[1, 2, 3, 4, 5].map((field) => (
            <div key={field} className="flex flex-col gap-2">
              <div className={`h-4 w-28 ${bar}`} />
              <div className={`h-12 ${bar}`} />
            </div>
          ))}
        </div>
        <div className="hidden h-96 rounded-panel bg-sunken lg:col-span-5 lg:block" />
      </div>
    </>
  );
}
