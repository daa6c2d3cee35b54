import { Bar, FieldBars } from '../../ui/skeleton.tsx';

/** Placeholder of the first step: the boxes of a guest's form, so that nothing moves when it comes. */
export function CheckoutSkeleton() {
  return (
    <div aria-hidden className="needs-script">
      <div className="-mx-(--gutter) h-14 bg-sunken lg:hidden" />
      <div className="mt-2 grid gap-x-14 gap-y-8 lg:mt-4 lg:grid-cols-12">
        <div className="flex flex-col gap-5 py-6 lg:col-span-7 lg:max-w-[36rem]">
          <div className="flex items-center gap-3">
            <div className="size-8 rounded-full bg-tile dark:bg-line" />
            <Bar className="h-8 w-56" />
          </div>
          <Bar className="h-5 w-48" />
          <FieldBars hasHint />
          <FieldBars />
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <FieldBars />
            <FieldBars />
          </div>
          <FieldBars />
          <Bar className="h-5 w-64" />
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <FieldBars />
            <FieldBars />
            <FieldBars />
          </div>
          <FieldBars hasHint />
          <Bar className="h-12 w-full sm:w-56" />
        </div>
        <div className="hidden h-112 rounded-panel bg-sunken lg:col-span-5 lg:block" />
      </div>
    </div>
  );
}
