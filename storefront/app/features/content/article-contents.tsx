import { useMessages } from '../../i18n/use-language.ts';
import { contentMessages } from '../../messages/en/content.ts';
import type { Heading } from './anchors.ts';

export function ArticleContents({ headings }: { headings: Heading[] }) {
  const t = useMessages(contentMessages);
  return (
    <nav aria-label={t.contents} className="no-print">
      <h2 className="font-sans text-small font-semibold text-muted">{t.contents}</h2>
      <ul className="mt-2 border-l border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 pl-4 text-second hover:text-strong hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
