import { ChevronRight } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../i18n/local-link.tsx';
import type { TextLanguage } from '../../../i18n/text-language.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { trailMessages } from '../../../messages/en/catalog.ts';

export interface Step {
  name: string;
  nameLanguage?: TextLanguage | undefined;
  path: string;
}

/** From the home page to the current page, which is not a link. */
export function BreadcrumbTrail({ steps }: { steps: Step[] }) {
  const t = useMessages(trailMessages);
  const trail: Step[] = [{ name: t.home, path: '/' }, ...steps];
  return (
    <Breadcrumb
      label={t.breadcrumb}
      steps={trail.map(({ name, nameLanguage, path }, index) => ({
        key: path,
        content:
          index === trail.length - 1 ? (
            <span {...nameLanguage}>{name}</span>
          ) : (
            <LocalLink
              {...nameLanguage}
              to={path}
              className="inline-flex min-h-9 items-center hover:text-strong hover:underline"
            >
              {name}
            </LocalLink>
          ),
      }))}
    />
  );
}

/** Breadcrumb; the last step is the page itself. */
function Breadcrumb({ label, steps }: { label: string; steps: { key: string; content: ReactNode }[] }) {
  return (
    <nav
      aria-label={label}
      className="no-print -m-1 min-w-0 overflow-x-auto p-1 text-small text-muted [scrollbar-width:none]"
    >
      <ol className="flex items-center gap-x-1.5 whitespace-nowrap">
        {steps.map(({ key, content }, at) => (
          <li
            key={key}
            className="flex items-center gap-1.5"
            aria-current={at === steps.length - 1 ? 'page' : undefined}
          >
            {at > 0 && <ChevronRight size={14} />}
            {content}
          </li>
        ))}
      </ol>
    </nav>
  );
}
