import { useMessages } from '../../i18n/use-language.ts';
import { accountShellMessages } from '../../messages/en/account.ts';

const bar = 'rounded-badge bg-tile dark:bg-line';

/** Placeholder of a short form. */
export function AccountSkeleton() {
  const t = useMessages(accountShellMessages);
  return (
    <>
      <p className="without-script rounded-panel bg-tint p-5">{t.needsScript}</p>
      <div aria-hidden className="needs-script mt-2 flex max-w-110 flex-col gap-6">
        {[1, 2].map((field) => (
          <div key={field} className="flex flex-col gap-2">
            <div className={`h-4 w-28 ${bar}`} />
            <div className={`h-12 ${bar}`} />
          </div>
        ))}
        <div className={`h-12 ${bar}`} />
      </div>
    </>
  );
}
