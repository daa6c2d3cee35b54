import { Spinner } from './spinner.tsx';

/** The spinner under the header. It never blocks the page that is still shown. */
export const LoadingPill = ({ isShown, label }: { isShown: boolean; label: string }) => (
  <div role="status" className="pointer-events-none fixed inset-x-0 top-20 z-30 flex justify-center lg:top-24">
    {isShown && (
      <span className="late flex items-center gap-2 rounded-full bg-raised py-2 pr-4 pl-3 text-small text-strong shadow-menu">
        <Spinner />
        {label}
      </span>
    )}
  </div>
);
