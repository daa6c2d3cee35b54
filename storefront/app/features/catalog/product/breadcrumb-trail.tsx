import { LocalLink } from '../../../i18n/local-link.tsx';
import type { TextLanguage } from '../../../i18n/text-language.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { trailMessages } from '../../../messages/en/catalog.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';

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
