// Where the links of our mails lead. The same shell for everybody; the key stays in the browser until the button is pressed.
import { publicHeaders } from '../../api/page-headers.ts';
import { useHydrated } from '../../features/catalog/use-hydrated.ts';
import { replyAt } from '../../features/reply/replies.ts';
import { replyMessages } from '../../features/reply/reply-messages.ts';
import { ReplyView } from '../../features/reply/reply-view.tsx';
import { languageOf } from '../../i18n/language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/reply-page';

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, {
    title: replyAt(place.location.pathname)[languageOf(place.location.pathname)].title,
    hidden: true,
  });

export default function ReplyPage({ matches }: Route.ComponentProps) {
  const t = useMessages(replyMessages);
  const reply = replyAt(matches[1].pathname);
  const { title, text } = reply[useLanguage()];
  return (
    <div className="container flex min-h-96 max-w-2xl flex-col gap-5 pt-6 lg:pt-10">
      <h1 className="text-h1">{title}</h1>
      <p className="max-w-prose">{text}</p>
      {useHydrated() && <ReplyView reply={reply} />}
      <p className="without-script rounded-panel bg-tint p-4 text-small">{t.needsScript}</p>
    </div>
  );
}
