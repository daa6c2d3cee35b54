import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { trailMessages } from '../../../messages/en/trail.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';

export interface Step {
  name: string;
  path: string;
}

/** From the home page to the current page, which is not a link. */
export function BreadcrumbTrail({ steps }: { steps: Step[] }) {
  const t = useMessages(trailMessages);
  const trail = [{ name: t.home, path: '/' }, ...steps];
  return (
    <Breadcrumb
      label={t.breadcrumb}
      steps={trail.map(({ name, path }, index) => ({
        key: path,
        content:
          index === trail.length - 1 ? (
            <span className="line-clamp-1">{name}</span>
          ) : (
            <LocalLink to={path} className="inline-flex min-h-9 items-center hover:text-strong hover:underline">
              {name}
            </LocalLink>
          ),
      }))}
    />
  );
}
