import { CircleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { useMessages } from '../i18n/language.tsx';
import { productMessages } from '../messages/en/catalog.ts';
import { fieldId } from './field-id.ts';

interface IssueSummaryProps {
  issues: readonly { readonly key: string; readonly text: string }[];
  onGo: (key: string) => void;
}

/** Every field that cannot be saved as it is, with a link to it. */
export function IssueSummary({ issues, onGo }: IssueSummaryProps) {
  const t = useMessages(productMessages);
  return (
    <div role="alert" className="empty:hidden">
      {issues.length > 0 && (
        <Panel tone="error" icon={<CircleAlert className="text-error" />}>
          <p className="font-semibold text-strong">{t.wrongTitle}</p>
          <ul className="mt-1.5 flex flex-col gap-1.5">
            {issues.map(({ key, text }) => (
              <li key={key}>
                <a
                  href={`#${fieldId(key)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGo(key);
                  }}
                  className="block w-fit py-0.5 leading-snug font-medium text-error underline underline-offset-4 hover:no-underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
