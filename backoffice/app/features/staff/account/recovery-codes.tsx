import { Button } from '@vitrine/ui/button.tsx';
import { Copy, FileDown, Printer } from '@vitrine/ui/icons.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { saveFile } from '../../../api/files.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { accountMessages } from '../../../messages/en/staff.ts';
import { useProfile } from '../../../session/profile.tsx';

/** Shown once. Copied, downloaded or printed, so that nobody writes ten codes by hand. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useMessages(accountMessages);
  const { store, email } = useProfile();
  const text = [`${store.name} – ${email}`, '', ...codes, ''].join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', text: t.codesCopied });
    } catch {
      showToast({ tone: 'error', text: t.copyFailed });
    }
  };
  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), t.codesFile);
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={focusOnMount} tabIndex={-1} className="text-lead outline-none">
        {t.codesTitle}
      </h3>
      <p className="text-second">{t.codesHint}</p>
      <ol className="tabular grid grid-cols-1 gap-x-8 gap-y-1 rounded-control bg-sunken px-4 py-3 text-strong sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-2">
        <Button kind="secondary" onClick={copy}>
          <Copy size={18} />
          {t.codesCopy}
        </Button>
        <Button kind="secondary" onClick={save}>
          <FileDown size={18} />
          {t.codesSave}
        </Button>
        <Button kind="secondary" onClick={() => print()}>
          <Printer size={18} />
          {t.codesPrint}
        </Button>
        <Button onClick={onDone}>{t.codesDone}</Button>
      </div>
    </div>
  );
}
