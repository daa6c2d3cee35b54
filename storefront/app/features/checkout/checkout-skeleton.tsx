import { classNames } from '@vitrine/ui/class-names.ts';

const bar = 'rounded-badge bg-tile dark:bg-line';

/** Placeholder of the first step: the boxes of a guest's form, so that nothing moves when it comes. */
export function CheckoutSkeleton() {
  return (
    <div aria-hidden className="needs-script">
      <div className="-mx-(--gutter) h-14 bg-sunken lg:hidden" />
      <div className="mt-2 grid gap-x-14 gap-y-8 lg:mt-4 lg:grid-cols-12">
        <div className="flex flex-col gap-5 py-6 lg:col-span-7 lg:max-w-[36rem]">
          <div className="flex items-center gap-3">
            <div className="size-8 rounded-full bg-tile dark:bg-line" />
            <div className={classNames('h-8 w-56', bar)} />
          </div>
          <div className={classNames('h-5 w-48', bar)} />
          <Field hasHint />
          <Field />
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <Field />
            <Field />
          </div>
          <Field />
          <div className={classNames('h-5 w-64', bar)} />
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <Field />
            <Field />
            <Field />
          </div>
          <Field hasHint />
          <div className={classNames('h-12 w-full sm:w-56', bar)} />
        </div>
        <div className="hidden h-112 rounded-panel bg-sunken lg:col-span-5 lg:block" />
      </div>
    </div>
  );
}

const Field = ({ hasHint = false }: { hasHint?: boolean }) => (
  <div className="flex flex-col gap-1.5">
    <div className={classNames('h-5 w-28', bar)} />
    {hasHint && <div className={classNames('h-5 w-44', bar)} />}
    <div className={classNames('h-12', bar)} />
  </div>
);
