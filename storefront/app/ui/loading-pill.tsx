import { Spinner } from './spinner.tsx';

/** Spinner under the header. It does not block the current page. */
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
