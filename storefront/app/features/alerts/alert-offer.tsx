import { useMessages } from '../../i18n/use-language.ts';
import { linkLook } from '../../ui/link-look.ts';
import { useLater } from '../../ui/use-later.ts';
import { alertMessages } from './alert-messages.ts';

export interface AlertProps {
  sku: string;
  kind: 'stock' | 'price';
}

const loadForm = async () => (await import('./alert-form.tsx')).AlertForm;

/** A link that gives way to the form. */
export function AlertOffer({ sku, kind }: AlertProps) {
  const t = useMessages(alertMessages);
  const { Part, isFailed, open, prepare } = useLater(loadForm);
  if (Part) return <Part sku={sku} kind={kind} />;
  return (
    <div>
      <button type="button" onClick={open} onPointerEnter={prepare} className={`needs-script ${linkLook}`}>
        {t[kind]}
      </button>
      {isFailed && (
        <p role="alert" className="text-small font-medium text-error">
          {t.unreachable}
        </p>
      )}
    </div>
  );
}
