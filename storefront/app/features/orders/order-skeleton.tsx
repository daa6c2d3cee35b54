import { useMessages } from '../../i18n/use-language.ts';
import { orderSkeletonMessages } from '../../messages/en/orders.ts';
import { Bar } from '../../ui/skeleton.tsx';

/** Placeholder of an order. */
export function OrderSkeleton({ title }: { title: string }) {
  const t = useMessages(orderSkeletonMessages);
  return (
    <>
      <h1 className="text-h1">{title}</h1>
      <p className="without-script mt-6 rounded-panel bg-tint p-5">{t.needsScript}</p>
      <div aria-hidden className="needs-script mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-12">
        <div className="flex flex-col gap-5 lg:col-span-7">
          <Bar className="h-12 w-2/3" />
          {[1, 2].map((line) => (
            <div key={line} className="flex gap-4">
              <Bar className="aspect-4/5 w-16" />
              <Bar className="h-5 w-1/2" />
            </div>
          ))}
        </div>
        <div className="h-80 rounded-panel bg-sunken lg:col-span-5" />
      </div>
    </>
  );
}
