import { Button } from '@vitrine/ui/button.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';

interface ListEndProps {
  /** How many of how many are shown; announced when it changes. */
  status: string;
  more: { label: string; isBusy: boolean; onMore: () => void } | null;
}

export const ListEnd = ({ status, more }: ListEndProps) => (
  <div className="mt-5 flex flex-col items-center gap-3">
    <p role="status" className="tabular text-small text-muted">
      {status}
    </p>
    {more && (
      <Button kind="secondary" aria-busy={more.isBusy} onClick={more.onMore} className="w-full md:w-auto">
        {more.isBusy && <Spinner size={20} />}
        {more.label}
      </Button>
    )}
  </div>
);
