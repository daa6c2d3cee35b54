import { Bar } from '../../../ui/skeleton.tsx';

/** Has the size of a cart with two lines below the way to free delivery, to avoid layout shift. */
export function CartSkeleton() {
  return (
    <div aria-hidden className="needs-script mt-4 grid gap-x-10 gap-y-8 lg:mt-6 lg:grid-cols-12">
      <div className="lg:col-span-8">
        <Bar className="mb-2 h-5 w-48" />
        <Bar className="mb-2 h-1" />
        <div className="divide-y divide-line">
          {[1, 2].map((line) => (
            <div key={line} className="flex gap-4 py-5 lg:gap-6">
              <Bar className="aspect-4/5 w-18 self-start xs:w-24 lg:w-28" />
              <div className="flex flex-1 flex-col">
                <Bar className="my-0.5 h-5 w-1/2" />
                <Bar className="my-0.5 h-4 w-1/3" />
                <Bar className="mt-2 h-11 w-32" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className="h-96 rounded-panel bg-sunken lg:col-span-4" />
    </div>
  );
}
