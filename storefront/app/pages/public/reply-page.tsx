// Target of links in mails. The same page for everybody; the key stays in the browser until the button is pressed.
import { notFound } from '../../api/or-not-found.ts';
import { publicHeaders } from '../../api/page-headers.ts';
import { findReply } from '../../features/reply/replies.ts';
import { replyMessages } from '../../features/reply/reply-messages.ts';
import { ReplyView } from '../../features/reply/reply-view.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { languageOf } from '../../i18n/language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/reply-page';

export function loader({ params }: Route.LoaderArgs) {
  if (!findReply(params.what)) throw notFound();
  return null;
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) => {
  const title = findReply(place.params.what)?.[languageOf(place.location.pathname)].title;
  return title ? pageMeta(place, { title, hidden: true }) : [];
};

export default function ReplyPage({ params }: Route.ComponentProps) {
  const t = useMessages(replyMessages);
  const language = useLanguage();
  const isAlive = useHydrated();
  const reply = findReply(params.what);
  return (
    reply && (
      <div className="container flex min-h-96 max-w-2xl flex-col gap-5 pt-6 lg:pt-10">
        <h1 className="text-h1">{reply[language].title}</h1>
        <p className="max-w-prose">{reply[language].text}</p>
        {isAlive && <ReplyView reply={reply} />}
        <p className="without-script rounded-panel bg-tint p-4 text-small">{t.needsScript}</p>
      </div>
    )
  );
}
